// West of Greenwich, where a day that is read as an instant shows as the day before.
process.env.TZ = 'America/New_York';

module.exports = require('@plumbline/tooling/jest')(__dirname);
