// SPDX-License-Identifier: MIT
// Renders an SVG image to a square PNG: rasterise FILE.svg SIZE FILE.png
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdlib>
#include <iostream>

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::cerr << "usage: rasterise FILE.svg SIZE FILE.png\n";
        return 2;
    }
    QSvgRenderer picture(QString::fromLocal8Bit(argv[1]));
    const int size = std::atoi(argv[2]);
    if (!picture.isValid() || size <= 0) {
        std::cerr << "rasterise: no picture, or no size\n";
        return 2;
    }
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.render(&painter);
    painter.end();
    if (!image.save(QString::fromLocal8Bit(argv[3]), "PNG")) {
        std::cerr << "rasterise: cannot write " << argv[3] << '\n';
        return 1;
    }
    return 0;
}
