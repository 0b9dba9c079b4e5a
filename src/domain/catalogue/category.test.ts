import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KEYS,
  formatEmptyListingMessage,
  formatEmptyTabMessage,
  formatListingTitle,
  getCategoryInfo,
  HOME_TAB_CATEGORIES,
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
  ] as const)('%s has the path %s and the page title %s [Q-148]', (key, path, pageTitle) => {
    expect(getCategoryInfo(key)).toMatchObject({ key, path, pageTitle });
  });

  it.each([
    ['wallpaper', 'Wallpaper', 'wallpaperTypes'],
    ['curtains', 'Curtains', 'curtainTypes'],
    ['blinds', 'Blinds', 'blindsTypes'],
    ['canvas', 'Canvas', 'canvasTypes'],
    ['fabrics', 'Fabrics', 'fabricTypes'],
  ] as const)('%s has the name %s and its types in %s [ENT-04, Q-148]', (key, name, typeListField) => {
    expect(getCategoryInfo(key)).toMatchObject({ name, typeListField });
  });

  it('have a video, except fabrics', () => {
    expect(CATEGORY_KEYS.filter((key) => getCategoryInfo(key).hasVideo)).toEqual([
      'wallpaper',
      'curtains',
      'blinds',
      'canvas',
    ]);
  });

  it('are listed in the order of the menu, canvas as Canvas Frames', () => {
    const labels = MENU_CATEGORIES.map((key) => getCategoryInfo(key).menuLabel);
    expect(labels).toEqual(['Wallpaper', 'Blinds', 'Canvas Frames', 'Curtains', 'Fabrics']);
  });

  it('are listed in the order of the home tabs, without fabrics', () => {
    expect(HOME_TAB_CATEGORIES.map((key) => getCategoryInfo(key).name)).toEqual([
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
  ] as const)('title a %s listing %s, or %s when it is empty [Q-33]', (category, title, empty) => {
    expect(formatListingTitle(category, 'Bahaara')).toBe(title);
    expect(formatEmptyListingMessage(category, 'Bahaara')).toBe(empty);
  });

  it('name the tab that has no products', () => {
    expect(formatEmptyTabMessage('blinds')).toBe('No products available in Blinds');
  });

  it.each(['Wallpaper', 'WALLPAPER', 'wallpaper', ' wallpaper '])('parse %j as wallpaper [PDP-10, ENT-02]', (value) => {
    expect(parseCategory(value)).toBe('wallpaper');
  });

  it.each(['wallpapers', '', 'rugs', null, 7, 'constructor'])('do not include %j [ENT-02]', (value) => {
    expect(parseCategory(value)).toBeUndefined();
  });
});
