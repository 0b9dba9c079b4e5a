import { createContext } from 'react';

/** Picture fields report to the editor while they upload. */
export const UploadTracker = createContext<(path: string, isUploading: boolean) => void>(() => undefined);
