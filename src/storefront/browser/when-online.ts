/** Browsers remember a module that could not be fetched and never ask for it again; so it is not asked for in vain. */
export const whenOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (!navigator.onLine) throw new Error('There is no connection.');
  return load();
};
