import { type CSSProperties, memo } from 'react';
import { type FlatPicture, patternLayout } from '#domain/catalogue/pattern-layout.ts';
import { pictureVariant } from '#domain/catalogue/picture-address.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { LoadingImage } from './loading-image.tsx';
import styles from './pattern-tiles.module.css';
import { stageSizes } from './stage-sizes.ts';

export type FlatFile = PictureFile & FlatPicture;

type PatternTilesProps = {
  file: FlatFile;
  alt: string;
  widthInInches: number;
  heightInInches: number;
  /** How wide the piece is seen, in shares of the stage. */
  share: number;
  onFail(url: string): void;
};

/** Beyond this each tile is a few pixels wide and one background does it. */
const MOST_TILES = 150;
const percent = (share: number) => `${share * 100}%`;

/** The piece covered with its pattern at true scale. */
export const PatternTiles = memo(function PatternTiles(props: PatternTilesProps) {
  const { file, alt, widthInInches, heightInInches, share, onFail } = props;
  const piece = { widthInInches, heightInInches };
  const { columns, rows } = patternLayout(file, piece);
  const isFine = columns * rows > MOST_TILES;
  const tileCount = isFine ? 1 : columns * rows;
  const style = isFine ? fineStyle(file, piece) : tilesStyle(file, piece);
  const sizes = stageSizes((share * file.inchesWide) / widthInInches);
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

function tilesStyle(file: FlatFile, piece: Piece): CSSProperties {
  const { tileWidthInInches, tileHeightInInches, columns, rows } = patternLayout(file, piece);
  return {
    '--columns': columns,
    '--rows': rows,
    '--tile-width': percent(tileWidthInInches / piece.widthInInches),
    '--tile-height': percent(tileHeightInInches / piece.heightInInches),
    '--picture-wide': file.inchesWide / tileWidthInInches,
    '--picture-high': inchesHigh(file) / tileHeightInInches,
  } as CSSProperties;
}

/** A background repeats whole pictures only; at this size no seam can be seen. */
const fineStyle = (file: FlatFile, piece: Piece): CSSProperties =>
  ({
    '--tile-width': percent(file.inchesWide / piece.widthInInches),
    '--tile-height': percent(inchesHigh(file) / piece.heightInInches),
    '--pattern': fineBackground(file),
  }) as CSSProperties;

const inchesHigh = ({ inchesWide, width, height }: FlatFile): number => (inchesWide * height) / width;

/** The smallest file is ample for tiles of a few pixels. */
function fineBackground({ url, widths }: FlatFile): string {
  const smallest = widths.length > 0 ? pictureVariant(url, Math.min(...widths)) : url;
  return smallest === url ? `url("${url}")` : `image-set(url("${smallest}") type("image/avif"), url("${url}"))`;
}
