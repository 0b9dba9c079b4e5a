import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Reading } from '../gl/graphics.ts';
import { openRoomStage, type RoomImages, type RoomStage, type RoomView } from '../gl/room-stage.ts';
import type { PatternSource } from './pattern-picture.ts';
import { usePatterns } from './use-patterns.ts';

/** `still`: there is no live picture here, a still one must do. */
type StageStatus = 'loading' | 'live' | 'still';

export type StagePlan = {
  /** Changes with the room. */
  roomKey: string;
  loadRoom: (signal: AbortSignal) => Promise<RoomImages>;
  reading: Reading;
  first: PatternSource | undefined;
  second: PatternSource | undefined;
  view: RoomView | undefined;
  /** Pixels. */
  width: number;
  height: number;
};

export type LiveStage = {
  status: StageStatus;
  /** The picture as it is, at a size of its own. */
  takePicture: (width: number, height: number) => Promise<Blob | null>;
};

/** Keeps a canvas showing what the plan says. */
export function useRoomStage(canvas: RefObject<HTMLCanvasElement | null>, plan: StagePlan): LiveStage {
  const { stage, isLost } = useOpenStage(canvas);
  const room = useRoom(stage, plan);
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

function useOpenStage(canvas: RefObject<HTMLCanvasElement | null>) {
  const [opened, setOpened] = useState<{ stage: RoomStage | undefined; isLost: boolean }>({
    stage: undefined,
    isLost: false,
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const open = () => {
      const stage = openRoomStage(element);
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

/** The key of the room whose pictures lie ready. */
function useRoom(stage: RoomStage | undefined, { roomKey, loadRoom, reading }: StagePlan): string {
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
