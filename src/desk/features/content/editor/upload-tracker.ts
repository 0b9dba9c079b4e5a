import { createContext } from 'react';

/** Fields with pictures tell the editor while one is on its way. */
export const UploadTracker = createContext<(path: string, isUploading: boolean) => void>(() => undefined);
