import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { getPackageName, type Import, readImports, resolveImport, show } from './imports.ts';
import {
  getLayer,
  type LayerTable,
  SERVER_LAYERS,
  STOREFRONT_LAYERS,
  siblingImports,
  TOP_LAYERS,
  wrongDirections,
} from './layers.ts';
import { productFiles, readText } from './source-tree.ts';

const imports = productFiles().flatMap(readImports);
const below = (folder: string) => imports.filter(({ from }) => from.startsWith(`${folder}/`));

const packagesUsedBelow = (folder: string): Import[] =>
  below(folder).filter((found) => getPackageName(found) !== undefined);

describe('import directions', () => {
  it('reads every form of import', () => {
    const written = readImports('tests/architecture/imports.ts').map(({ specifier }) => specifier);
    expect(written).toEqual(['node:path', './source-tree.ts']);
  });

  it.each([
    ['src', TOP_LAYERS, 'src/storefront/app/shell.tsx', '#server/storefront-app.ts'],
    ['src', TOP_LAYERS, 'src/domain/money/paise.ts', '#contract/envelope.ts'],
    [
      'src/storefront',
      STOREFRONT_LAYERS,
      'src/storefront/state/cart/cart-slice.ts',
      '#storefront/features/cart/cart-line.tsx',
    ],
    ['src', TOP_LAYERS, 'src/ui/actions/button.tsx', '#storefront/state/hooks.ts'],
    ['src/server', SERVER_LAYERS, 'src/server/http/endpoint-routes.ts', '../storefront-app.ts'],
    ['src/server', SERVER_LAYERS, 'src/server/platform/database/client.ts', '#server/modules/cart/cart-service.ts'],
  ] as const)('in %s refuses a wrong direction', (root, table, from, specifier) => {
    const wrong = { from, specifier, typeOnly: true };
    expect(wrongDirections([wrong], root, table)).toEqual([wrong]);
  });

  it('rejects an import between sibling features', () => {
    const wrong = {
      from: 'src/storefront/features/cart/cart-line.tsx',
      specifier: '../orders/card.tsx',
      typeOnly: false,
    };
    const fine = { from: 'src/storefront/features/cart/cart-line.tsx', specifier: './stepper.tsx', typeOnly: false };
    expect(siblingImports([wrong, fine], 'src/storefront/features')).toEqual([wrong]);
  });

  it('has a rule for every folder of the source tree', () => {
    const layers = (root: string) => productFiles().flatMap((path) => getLayer(path, root) ?? []);
    const unknown = (root: string, table: LayerTable) => layers(root).filter((layer) => !(layer in table));
    expect(unknown('src', TOP_LAYERS), 'src').toEqual([]);
    expect(unknown('src/storefront', STOREFRONT_LAYERS), 'src/storefront').toEqual([]);
    expect(unknown('src/server', SERVER_LAYERS), 'src/server').toEqual([]);
  });

  it('lets top folders import only lower layers', () => {
    expect(wrongDirections(imports, 'src', TOP_LAYERS).map(show)).toEqual([]);
  });

  it("links by our own link: the router's brings its forms, fetchers and a dozen hooks for each", () => {
    const routerLinks = /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router'/;
    expect(
      productFiles().filter((path) => path.startsWith('src/storefront/') && routerLinks.test(readText(path))),
    ).toEqual([]);
  });

  it('keeps tests and tools out of the product', () => {
    const outside = imports.filter((found) => resolveImport(found)?.startsWith('src/') === false);
    expect(outside.filter((found) => !/\.(css|json)$/.test(found.specifier)).map(show)).toEqual([]);
  });

  it('keeps packages out of the domain', () => {
    expect(packagesUsedBelow('src/domain').map(show)).toEqual([]);
  });

  it('lets the contract use only zod/mini', () => {
    expect(
      packagesUsedBelow('src/contract')
        .filter(({ specifier }) => specifier !== 'zod/mini')
        .map(show),
    ).toEqual([]);
  });

  it('keeps full zod and Node modules out of the storefront', () => {
    const isForeign = ({ specifier }: Import) =>
      specifier === 'zod' || specifier.startsWith('node:') || builtinModules.includes(specifier);
    expect(packagesUsedBelow('src/storefront').filter(isForeign).map(show)).toEqual([]);
  });

  it('follows the layers inside the storefront', () => {
    expect(wrongDirections(imports, 'src/storefront', STOREFRONT_LAYERS).map(show)).toEqual([]);
  });

  it('follows the layers inside the server', () => {
    expect(wrongDirections(imports, 'src/server', SERVER_LAYERS).map(show)).toEqual([]);
  });

  it.each(['src/storefront/features', 'src/server/modules'])('keeps sibling features apart in %s', (root) => {
    expect(siblingImports(imports, root).map(show)).toEqual([]);
  });
});

describe('import style', () => {
  it('uses aliases across top folders and relative paths inside one', () => {
    const top = (path: string) => path.split('/').slice(0, 2).join('/');
    const crossing = imports.filter((found) => {
      const target = resolveImport(found);
      return found.specifier.startsWith('.') && target !== undefined && top(target) !== top(found.from);
    });
    expect(crossing.map(show)).toEqual([]);
  });

  it('never climbs three levels', () => {
    expect(imports.filter(({ specifier }) => specifier.startsWith('../../../')).map(show)).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(firstCircle(imports.filter(({ typeOnly }) => !typeOnly))).toBeUndefined();
  });
});

/** The first circle found, as a readable chain. */
function firstCircle(all: readonly Import[]): string | undefined {
  const next = new Map<string, string[]>();
  for (const found of all) {
    const target = resolveImport(found);
    if (target !== undefined) next.set(found.from, [...(next.get(found.from) ?? []), target]);
  }
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' -> ');
    if (done.has(path)) return undefined;
    for (const target of next.get(path) ?? []) {
      const circle = walk(target, [...trail, path]);
      if (circle !== undefined) return circle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of next.keys()) {
    const circle = walk(path, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
