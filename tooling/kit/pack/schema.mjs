/** What `webpack/schema.cjs` is in the packed kit. */
export { descriptionKey } from '@plumbline/shared-schema/page-heads';
export { remoteManifestSchema } from '@plumbline/shared-schema/platform';
export { exposedName, loaderExpose, remoteNamespace } from '@plumbline/shared-schema/remote-names';
