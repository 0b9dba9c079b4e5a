import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createUuid } from '#desk/api/action-keys.ts';
import { sendPicture, type UploadedPicture } from './upload-picture.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

type SendInput = { file: File; options: Parameters<typeof sendPicture>[1] };

/** Uploads pictures; leaving the page aborts them. */
export function useUploads(
  onDone: (picture: UploadedPicture, file: File) => string | undefined,
): readonly [readonly Upload[], UploadQueue] {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, options }: SendInput) => sendPicture(file, options),
  });
  const latest = useEffectEvent(onDone);
  const [done] = useState(() => ({ run: onDone }));
  useEffect(() => {
    done.run = (picture, file) => latest(picture, file);
  }, [done]);
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => mutateAsync({ file, options }),
      onDone: (picture, file) => done.run(picture, file),
      createId: createUuid,
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return [useSyncExternalStore(queue.subscribe, queue.getUploads), queue];
}
