/** Browsers cache a failed module import for good, so don't start one offline. */
export const loadIfOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (!navigator.onLine) throw new Error('No internet connection');
  return load();
};
