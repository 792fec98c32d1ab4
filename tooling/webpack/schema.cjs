/** What builds take of shared-schema. In the packed kit a bundle of the same stands here. */
const tsx = require('tsx/cjs/api');

module.exports = {
  ...tsx.require('@plumbline/shared-schema/platform', __filename),
  ...tsx.require('@plumbline/shared-schema/page-heads', __filename),
  ...tsx.require('@plumbline/shared-schema/remote-names', __filename),
};
