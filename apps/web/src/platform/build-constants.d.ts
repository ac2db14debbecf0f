// What the build puts in place of these names.

/** Of the release: the version in the manifest of the whole. */
declare const __APP_VERSION__: string
