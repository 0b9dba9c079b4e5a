import { ICON_PATHS, WORDMARK } from './icon-paths.ts';

/** Every drawing once, for `Icon` and `Logo` to refer to. The server writes it into the document, so that scripts carry none. */
export const IconSprite = () => (
  <div hidden>
    <svg aria-hidden="true">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <path key={name} id={`icon-${name}`} d={path} />
      ))}
      <path id="wordmark" d={WORDMARK} />
    </svg>
  </div>
);
