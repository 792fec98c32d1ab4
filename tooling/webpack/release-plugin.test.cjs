const { filesOf } = require('./release-plugin.cjs');

const chunk = (...files) => ({ files: new Set(files) });

test('the scripts of chunks are listed once and in one order, whatever that of the chunks [PLT-27]', () => {
  const chunks = [
    chunk('rules.1.js', 'rules.1.js.map'),
    chunk('3179.2.js'),
    chunk('look.3.css', '3179.2.js'),
  ];
  expect(filesOf(chunks)).toEqual(['3179.2.js', 'look.3.css', 'rules.1.js']);
  expect(filesOf(chunks.reverse())).toEqual(['3179.2.js', 'look.3.css', 'rules.1.js']);
});
