/** Licences that ask for nothing but their text and the names of the authors. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Others, each for the packages that it was looked at for (record 7). NOTICE names them. */
const EXCEPTIONS = [
  { licence: 'OFL-1.1', packages: ['@fontsource/archivo', '@fontsource-variable/archivo'] },
  { licence: 'Hippocratic-2.1', packages: ['react-leaflet', '@react-leaflet/core'] },
  // A library of its own beside sharp's, loaded when it runs; on some systems in one package with it.
  { licence: 'LGPL-3.0-or-later', packages: ['@img/sharp-'] },
];

/** SPDX: `A OR B` may be chosen from, of `A AND B` both hold; OR binds less. Brackets inside are refused as unknown. */
const isAllowed = (expression, mayUse) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence) || mayUse(licence)));

const isMeant = (name, listed) => name === listed || (listed.endsWith('-') && name.startsWith(listed));

/** What is wrong with the licences of `shipped` (`shipped-packages.mjs`), and with what `notice` says of them. */
export function licenceProblems(shipped, notice) {
  const packages = [...shipped];
  const exceptionsOf = (name) =>
    EXCEPTIONS.filter((exception) => exception.packages.some((listed) => isMeant(name, listed)));
  const refused = packages.flatMap(([id, { name, license }]) => {
    if (license === undefined) return [`${id} names no licence`];
    const mayUse = (licence) => exceptionsOf(name).some((exception) => exception.licence === licence);
    return isAllowed(license, mayUse) ? [] : [`${id}: ${license}`];
  });
  const used = EXCEPTIONS.flatMap(({ packages: listed }) => listed).filter((listed) =>
    packages.some(([, { name }]) => isMeant(name, listed)),
  );
  return [
    ...refused,
    ...used.filter((name) => !notice.includes(name)).map((name) => `NOTICE does not name ${name}`),
  ];
}
