import { join } from 'node:path';
import { PROJECT, PUBLIC } from '../pictures/places.ts';

export const ROOM_FOLDER = join(PUBLIC, 'rooms');
export const LIVE_ROOMS = join(PROJECT, 'src/storefront/content/live-rooms.json');
export const LIVE_TILES = join(PROJECT, 'src/storefront/content/live-tiles.json');
