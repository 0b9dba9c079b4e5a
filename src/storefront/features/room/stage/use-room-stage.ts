import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextureKind } from '../gl/graphics.ts';
import { createRoomStage, type RoomImages, type RoomStage, type RoomView } from '../gl/room-stage.ts';
import type { PatternSource } from './pattern-picture.ts';
import { usePatterns } from './use-patterns.ts';

/** `still`: live rendering is not available. */
type StageStatus = 'loading' | 'live' | 'still';

export type StagePlan = {
  /** Changes with the room. */
  roomKey: string;
  loadRoom: (signal: AbortSignal) => Promise<RoomImages>;
  reading: TextureKind;
  first: PatternSource | undefined;
  second: PatternSource | undefined;
  view: RoomView | undefined;
  /** Pixels. */
  width: number;
  height: number;
};

export type LiveStage = {
  status: StageStatus;
  /** Renders the current view at the given size. */
  takePicture: (width: number, height: number) => Promise<Blob | null>;
};

/** Renders the plan to a canvas. */
export function useRoomStage(canvas: RefObject<HTMLCanvasElement | null>, plan: StagePlan): LiveStage {
  const { stage, isLost } = useStage(canvas);
  const room = useRoomImages(stage, plan);
  const patterns = usePatterns(stage, plan);
  const isReady = stage !== undefined && room === plan.roomKey && patterns === 'ready';
  const { view, width, height } = plan;
  useEffect(() => {
    if (isReady && view && width > 0) stage.draw(view, width, height);
  });
  const isBroken = isLost || room === FAILED || patterns === 'failed';
  return {
    status: isBroken ? 'still' : isReady ? 'live' : 'loading',
    takePicture: (pictureWidth, pictureHeight) =>
      new Promise((resolve) => {
        if (!isReady || !view || !canvas.current) return resolve(null);
        stage.draw(view, pictureWidth, pictureHeight);
        canvas.current.toBlob(resolve, 'image/jpeg', 0.92);
        stage.draw(view, width, height);
      }),
  };
}

const FAILED = ' failed';

function useStage(canvas: RefObject<HTMLCanvasElement | null>) {
  const [opened, setOpened] = useState<{ stage: RoomStage | undefined; isLost: boolean }>({
    stage: undefined,
    isLost: false,
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const open = () => {
      const stage = createRoomStage(element);
      setOpened({ stage, isLost: stage === undefined });
    };
    const lose = (event: Event) => {
      event.preventDefault();
      setOpened({ stage: undefined, isLost: true });
    };
    open();
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', open);
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', open);
    };
  }, [canvas]);
  return opened;
}

/** Returns the key of the room whose images are loaded. */
function useRoomImages(stage: RoomStage | undefined, { roomKey, loadRoom, reading }: StagePlan): string {
  const [ready, setReady] = useState({ key: '', stage });
  const load = useRef(loadRoom);
  load.current = loadRoom;
  useEffect(() => {
    if (!stage) return undefined;
    const abort = new AbortController();
    load.current(abort.signal).then(
      (images) => {
        if (abort.signal.aborted) return;
        stage.setRoom(images, reading);
        setReady({ key: roomKey, stage });
      },
      () => abort.signal.aborted || setReady({ key: FAILED, stage }),
    );
    return () => abort.abort();
  }, [stage, roomKey, reading]);
  return ready.stage === stage ? ready.key : '';
}
