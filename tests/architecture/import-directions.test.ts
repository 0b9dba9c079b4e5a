import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawArchitecture } from './import-diagram.ts';
import { formatImport, getPackageName, type Import, readImports, resolveImport } from './imports.ts';
import {
  DESK_LAYERS,
  findSiblingImports,
  findWrongDirections,
  getLayer,
  type LayerTable,
  SERVER_LAYERS,
  STOREFRONT_LAYERS,
  TOP_LAYERS,
} from './layers.ts';
import { isCode, listFiles, listProductFiles, readText } from './source-tree.ts';

const imports = listProductFiles().flatMap(readImports);
const listImportsBelow = (folder: string) => imports.filter(({ from }) => from.startsWith(`${folder}/`));

const listPackagesUsedBelow = (folder: string): Import[] =>
  listImportsBelow(folder).filter((found) => getPackageName(found) !== undefined);

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
    ['src', TOP_LAYERS, 'src/desk/app/entry.tsx', '#storefront/app/shop.tsx'],
    ['src', TOP_LAYERS, 'src/storefront/app/shop.tsx', '#desk/app/desk.tsx'],
    ['src/desk', DESK_LAYERS, 'src/desk/api/desk-client.ts', '../features/orders/order-list.tsx'],
    ['src/server', SERVER_LAYERS, 'src/server/http/endpoint-routes.ts', '../storefront-app.ts'],
    ['src/server', SERVER_LAYERS, 'src/server/platform/database/client.ts', '#server/modules/cart/cart-service.ts'],
  ] as const)('in %s refuses a wrong direction', (root, table, from, specifier) => {
    const wrong = { from, specifier, typeOnly: true };
    expect(findWrongDirections([wrong], root, table)).toEqual([wrong]);
  });

  it('rejects an import between sibling features', () => {
    const wrong = {
      from: 'src/storefront/features/cart/cart-line.tsx',
      specifier: '../orders/card.tsx',
      typeOnly: false,
    };
    const fine = { from: 'src/storefront/features/cart/cart-line.tsx', specifier: './stepper.tsx', typeOnly: false };
    expect(findSiblingImports([wrong, fine], 'src/storefront/features')).toEqual([wrong]);
  });

  it('has a rule for every folder of the source tree', () => {
    const listLayers = (root: string) => listProductFiles().flatMap((path) => getLayer(path, root) ?? []);
    const listUnknownLayers = (root: string, table: LayerTable) =>
      listLayers(root).filter((layer) => !(layer in table));
    expect(listUnknownLayers('src', TOP_LAYERS), 'src').toEqual([]);
    expect(listUnknownLayers('src/storefront', STOREFRONT_LAYERS), 'src/storefront').toEqual([]);
    expect(listUnknownLayers('src/desk', DESK_LAYERS), 'src/desk').toEqual([]);
    expect(listUnknownLayers('src/server', SERVER_LAYERS), 'src/server').toEqual([]);
  });

  it('lets top folders import only lower layers', () => {
    expect(findWrongDirections(imports, 'src', TOP_LAYERS).map(formatImport)).toEqual([]);
  });

  it("links by our own link: the router's brings its forms, fetchers and a dozen hooks for each", () => {
    const routerLinks = /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router(?:-dom)?'/;
    expect(
      listProductFiles().filter((path) => path.startsWith('src/storefront/') && routerLinks.test(readText(path))),
    ).toEqual([]);
  });

  it('keeps tests and tools out of the product', () => {
    const outside = imports.filter((found) => resolveImport(found)?.startsWith('src/') === false);
    expect(outside.filter((found) => !/\.(css|json)$/.test(found.specifier)).map(formatImport)).toEqual([]);
  });

  it('keeps packages out of the domain', () => {
    expect(listPackagesUsedBelow('src/domain').map(formatImport)).toEqual([]);
  });

  it('lets the contract use only zod/mini', () => {
    expect(
      listPackagesUsedBelow('src/contract')
        .filter(({ specifier }) => specifier !== 'zod/mini')
        .map(formatImport),
    ).toEqual([]);
  });

  it.each(['src/storefront', 'src/desk'])('keeps full zod and Node modules out of %s', (folder) => {
    const isForeign = ({ specifier }: Import) =>
      specifier === 'zod' || specifier.startsWith('node:') || builtinModules.includes(specifier);
    expect(listPackagesUsedBelow(folder).filter(isForeign).map(formatImport)).toEqual([]);
  });

  it('follows the layers inside the storefront', () => {
    expect(findWrongDirections(imports, 'src/storefront', STOREFRONT_LAYERS).map(formatImport)).toEqual([]);
  });

  it('follows the layers inside the desk', () => {
    expect(findWrongDirections(imports, 'src/desk', DESK_LAYERS).map(formatImport)).toEqual([]);
  });

  it('follows the layers inside the server', () => {
    expect(findWrongDirections(imports, 'src/server', SERVER_LAYERS).map(formatImport)).toEqual([]);
  });

  it.each(['src/storefront/features', 'src/desk/features', 'src/server/modules'])(
    'keeps sibling features apart in %s',
    (root) => {
      expect(findSiblingImports(imports, root).map(formatImport)).toEqual([]);
    },
  );

  it('keeps two folders of the catalogue from importing each other', () => {
    const getFolder = (path: string | undefined) =>
      /^src\/server\/modules\/catalogue\/[^/]+(?=\/)/.exec(path ?? '')?.[0];
    const pairs = new Set(imports.map((found) => `${getFolder(found.from)} ${getFolder(resolveImport(found))}`));
    const isMutual = ([from, to]: readonly string[]) => from !== to && pairs.has(`${to} ${from}`);
    const folders = [...pairs].map((pair) => pair.split(' ')).filter((pair) => !pair.includes('undefined'));
    expect(folders.filter(isMutual)).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('draws the imports as they are', () => {
    const drawing = drawArchitecture();
    expect(readText('docs/architecture.md').includes(drawing), `Replace the drawing by:\n\n${drawing}\n`).toBe(true);
  });
});

describe('import style', () => {
  it('uses aliases across top folders and relative paths inside one', () => {
    const getTopFolder = (path: string) => path.split('/').slice(0, 2).join('/');
    const crossing = imports.filter((found) => {
      const target = resolveImport(found);
      return (
        found.specifier.startsWith('.') && target !== undefined && getTopFolder(target) !== getTopFolder(found.from)
      );
    });
    expect(crossing.map(formatImport)).toEqual([]);
  });

  it('never climbs two levels', () => {
    expect(imports.filter(({ specifier }) => specifier.startsWith('../../')).map(formatImport)).toEqual([]);
  });

  it('has no import cycles, type imports included', () => {
    const everywhere = ['src', 'tests', 'scripts', 'tools', 'catalogue'].flatMap(listFiles).filter(isCode);
    expect(findCycle(everywhere.flatMap(readImports))).toBeUndefined();
  });

  it('finds a cycle of type imports', () => {
    const [there, back] = [
      { from: 'src/ui/a.ts', specifier: './b.ts', typeOnly: true },
      { from: 'src/ui/b.ts', specifier: './a.ts', typeOnly: false },
    ];
    expect(findCycle([there, back])).toBe('src/ui/a.ts -> src/ui/b.ts -> src/ui/a.ts');
    expect(findCycle([there])).toBeUndefined();
  });
});

/** The first cycle found, as a readable chain. */
function findCycle(all: readonly Import[]): string | undefined {
  const targets = new Map<string, string[]>();
  for (const found of all) {
    const target = resolveImport(found);
    if (target !== undefined) targets.set(found.from, [...(targets.get(found.from) ?? []), target]);
  }
  const visited = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' -> ');
    if (visited.has(path)) return undefined;
    for (const target of targets.get(path) ?? []) {
      const cycle = visit(target, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    visited.add(path);
    return undefined;
  };
  for (const path of targets.keys()) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
