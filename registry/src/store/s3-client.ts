/** Loaded with the first bucket. A file of ours: once built, a package of CommonJS that is imported later has no names. */
export { S3 } from '@aws-sdk/client-s3';
