/** Stands in for each module of another remote: a remote is tested alone, and no build has such an import. */
throw new Error(
  'This imports a module of another remote, which is not here. Put <Slot name="…"> of @plumbline/shared-ui/Slot where ' +
    'it is to be shown; in the test add what fills it, by <SlotLoaderContext value={…}> of the same module.',
);
