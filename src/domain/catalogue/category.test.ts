import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KEYS,
  formatEmptyListingMessage,
  formatEmptyTabMessage,
  formatListingTitle,
  getCategoryNames,
  HOME_TAB_CATEGORIES,
  HOME_TILE_CATEGORIES,
  MENU_CATEGORIES,
  parseCategory,
} from './category.ts';

describe('categories', () => {
  it.each([
    ['wallpaper', '/wallpaper', 'Wallpaper Categories'],
    ['curtains', '/curtains', 'Curtain Categories'],
    ['blinds', '/blinds', 'Blinds Categories'],
    ['canvas', '/canvas', 'Canvas Categories'],
    ['fabrics', '/fabrics', 'Fabric Categories'],
  ] as const)('%s stands at %s under the title %s [Q-148]', (key, path, pageTitle) => {
    expect(getCategoryNames(key)).toMatchObject({ key, path, pageTitle });
  });

  it.each([
    ['wallpaper', 'Wallpaper', 'wallpaperTypes'],
    ['curtains', 'Curtains', 'curtainTypes'],
    ['blinds', 'Blinds', 'blindsTypes'],
    ['canvas', 'Canvas', 'canvasTypes'],
    ['fabrics', 'Fabrics', 'fabricTypes'],
  ] as const)('%s is called %s and keeps its types in %s [ENT-04, Q-148]', (key, callName, typeListField) => {
    expect(getCategoryNames(key)).toMatchObject({ callName, typeListField });
  });

  it('shows a video everywhere but on fabrics', () => {
    expect(CATEGORY_KEYS.filter((key) => getCategoryNames(key).hasVideo)).toEqual([
      'wallpaper',
      'curtains',
      'blinds',
      'canvas',
    ]);
  });

  it('lists the goods of the menu in order, canvas as Canvas Frames', () => {
    const labels = MENU_CATEGORIES.map((key) => getCategoryNames(key).menuLabel);
    expect(labels).toEqual(['Wallpaper', 'Blinds', 'Canvas Frames', 'Curtains', 'Fabrics']);
  });

  it('lists the home tiles and tabs in order, without fabrics', () => {
    expect(HOME_TILE_CATEGORIES.map((key) => getCategoryNames(key).path)).toEqual([
      '/wallpaper',
      '/blinds',
      '/curtains',
      '/canvas',
    ]);
    expect(HOME_TAB_CATEGORIES.map((key) => getCategoryNames(key).callName)).toEqual([
      'Wallpaper',
      'Blinds',
      'Canvas',
      'Curtains',
    ]);
  });

  it.each([
    ['wallpaper', 'Bahaara Wallpapers', 'No wallpapers found for Bahaara.'],
    ['curtains', 'Bahaara Curtains', 'No curtains found for Bahaara.'],
    ['blinds', 'Bahaara Blinds', 'No blinds found for Bahaara.'],
    ['canvas', 'Bahaara Canvas', 'No canvas found for Bahaara.'],
    ['fabrics', 'Bahaara Fabrics', 'No fabrics found for Bahaara.'],
  ] as const)('titles a %s listing %s, and %s when empty [Q-33]', (category, title, empty) => {
    expect(formatListingTitle(category, 'Bahaara')).toBe(title);
    expect(formatEmptyListingMessage(category, 'Bahaara')).toBe(empty);
  });

  it('says which tab has no products', () => {
    expect(formatEmptyTabMessage('blinds')).toBe('No products available in Blinds');
  });

  it.each(['Wallpaper', 'WALLPAPER', 'wallpaper', ' wallpaper '])('reads %j as wallpaper [PDP-10, ENT-02]', (value) => {
    expect(parseCategory(value)).toBe('wallpaper');
  });

  it.each(['wallpapers', '', 'rugs', null, 7, 'constructor'])('knows no category %j [ENT-02]', (value) => {
    expect(parseCategory(value)).toBeUndefined();
  });
});
