const fs = require('node:fs');

/** The first is Chromium without a window: the same engine, with a quarter less work for each page. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is there: `CHROMIUM_PATH`, the system's, that of Playwright; undefined without any. */
function installedChromium(ofPlaywright) {
  return [process.env.CHROMIUM_PATH, ...KNOWN, ofPlaywright].find((file) => file && fs.existsSync(file));
}

module.exports = { installedChromium };
