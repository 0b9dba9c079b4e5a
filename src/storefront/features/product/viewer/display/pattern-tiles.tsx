import { type CSSProperties, memo } from 'react';
import { type FlatPicture, layOutPattern } from '#domain/catalogue/pictures/pattern-layout.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { buildImageSizes, LoadingImage } from './loading-image.tsx';
import styles from './pattern-tiles.module.css';

export type FlatFile = PictureFile & FlatPicture;

type PatternTilesProps = {
  file: FlatFile;
  alt: string;
  widthInInches: number;
  heightInInches: number;
  /** Visible width of the piece, as a share of the viewport. */
  share: number;
  onFail(url: string): void;
};

/** Above this, tiles are a few pixels wide and one background image replaces them. */
const MAX_TILES = 150;
const toPercent = (share: number) => `${share * 100}%`;

export const PatternTiles = memo(function PatternTiles(props: PatternTilesProps) {
  const { file, alt, widthInInches, heightInInches, share, onFail } = props;
  const piece = { widthInInches, heightInInches };
  const { columns, rows } = layOutPattern(file, piece);
  const isFine = columns * rows > MAX_TILES;
  const tileCount = isFine ? 1 : columns * rows;
  const style = isFine ? buildBackgroundStyle(file, piece) : buildTilesStyle(file, piece);
  const sizes = buildImageSizes((share * file.inchesWide) / widthInInches);
  return (
    <div className={isFine ? styles.fine : styles.tiles} style={style}>
      {Array.from({ length: tileCount }, (_, tile) => `${file.url} ${tile}`).map((key, tile) => (
        <div key={key} className={styles.tile}>
          <LoadingImage
            file={file}
            alt={tile === 0 ? alt : ''}
            sizes={sizes}
            className={styles.image}
            priority
            onFail={onFail}
          />
        </div>
      ))}
    </div>
  );
});

type Piece = Pick<PatternTilesProps, 'widthInInches' | 'heightInInches'>;

function buildTilesStyle(file: FlatFile, piece: Piece): CSSProperties {
  const { tileWidthInInches, tileHeightInInches, columns, rows } = layOutPattern(file, piece);
  return {
    '--columns': columns,
    '--rows': rows,
    '--tile-width': toPercent(tileWidthInInches / piece.widthInInches),
    '--tile-height': toPercent(tileHeightInInches / piece.heightInInches),
    '--picture-wide': file.inchesWide / tileWidthInInches,
    '--picture-high': getInchesHigh(file) / tileHeightInInches,
  } as CSSProperties;
}

/** A background repeats whole pictures only; seams are invisible at this size. */
const buildBackgroundStyle = (file: FlatFile, piece: Piece): CSSProperties =>
  ({
    '--tile-width': toPercent(file.inchesWide / piece.widthInInches),
    '--tile-height': toPercent(getInchesHigh(file) / piece.heightInInches),
    '--pattern': buildBackground(file),
  }) as CSSProperties;

const getInchesHigh = ({ inchesWide, width, height }: FlatFile): number => (inchesWide * height) / width;

/** The smallest file is ample for tiles of a few pixels. */
function buildBackground({ url, widths }: FlatFile): string {
  const smallest = widths.length > 0 ? getVariantUrl(url, Math.min(...widths)) : url;
  return smallest === url ? `url("${url}")` : `image-set(url("${smallest}") type("image/avif"), url("${url}"))`;
}
