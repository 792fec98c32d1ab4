/**
 * What texts are shown in until Archivo has come: a font of the reader's own system, made as wide as Archivo. Of each
 * system its fonts, regular and bold, and by how much they are stretched in each weight: the width of all texts of the
 * site in Archivo, in percent of that in the font.
 */
const SYSTEMS = [
  {
    family: 'Archivo Fallback',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica-Bold'],
    sizes: [98.8, 101.5, 96, 97, 98.2, 99.3, 101.5],
  },
  {
    family: 'Archivo Fallback Android',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    sizes: [99.6, 102.3, 102.6, 103.8, 105.1, 106.3, 108.6],
  },
  {
    family: 'Archivo Fallback Linux',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    sizes: [86.2, 88.6, 79.5, 80.7, 81.7, 82.6, 84.4],
  },
];
/** Those of texts, buttons and headings lie between; bold begins at 600. */
const WEIGHTS = ['100 475', '476 590', '591 640', '641 670', '671 710', '711 740', '741 900'];
const FIRST_BOLD = 2;
/** Of Archivo, in percent of its size. */
const ASCENT = 87.8;
const DESCENT = 21;

module.exports = SYSTEMS.flatMap(({ family, regular, bold, sizes }) =>
  WEIGHTS.map((weights, index) => ({
    family,
    fonts: index < FIRST_BOLD ? regular : bold,
    weights,
    size: sizes[index],
    ascent: ((100 * ASCENT) / sizes[index]).toFixed(1),
    descent: ((100 * DESCENT) / sizes[index]).toFixed(1),
  })),
);
