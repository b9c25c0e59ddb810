// Every error page and empty state says what happened and how to go on, in every language.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { offline, Refused } from '../lib/api';
import { choose, has, t } from '../lib/i18n.svelte';
import Log from '../lib/log/Log.svelte';
import { LANGUAGES } from '../lib/settings.svelte';
import Scene from '../lib/ui/Scene.svelte';
import { SCENES } from '../lib/ui/scenes';
import ErrorPage from './ErrorPage.svelte';
import Failure from './Failure.svelte';
import { ERRORS, errorOf, errorWords, PASSING, SCENE_OF } from './errors';
import NotFound from './NotFound.svelte';
import Upload from './replay/Upload.svelte';

const refused = (kind: string) => new Refused({ kind, message: 'the reason of the server' });

beforeAll(() => choose('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => choose(language));

  test.each(ERRORS)('%s has a title and says what it means', (name) => {
    const { title, say } = errorWords(name, refused('internal'));
    expect(has(`error-${name}`)).toBe(true);
    expect(title).not.toMatch(/^error-/);
    expect(say.length).toBeGreaterThan(20);
  });

  test('the words for browsers without our scripts fit on one line of the file each', () => {
    const file = readFileSync(resolve(process.cwd(), `../locales/${language}/common.ftl`), 'utf8');
    for (const key of ['old-browser', 'old-browser-say', 'old-browser-anyway', 'no-script'])
      expect(file, key).toMatch(new RegExp(`^${key} = \\S.+$`, 'm'));
  });
});

describe('which page is shown', () => {
  beforeAll(() => choose('en'));

  test('depends on the refusal and on what was asked for', () => {
    expect(errorOf(offline(), 'table')).toBe('unreachable');
    expect(errorOf(refused('closing'), 'table')).toBe('restarting');
    expect(errorOf(refused('not_found'), 'table')).toBe('no-table');
    expect(errorOf(refused('not_found'), 'replay')).toBe('no-replay');
    for (const kind of ['unreadable', 'no_game', 'no_data', 'sealed', 'bad_record', 'stuck'])
      expect(errorOf(refused(kind), 'replay'), kind).toBe('unreadable');
    expect(errorOf(new TypeError('x is undefined'), 'list')).toBe('failed');
  });

  test('the server’s reason is given where it says more', () => {
    expect(errorWords('unreadable', refused('no_data')).say).toContain(t('refused-no_data'));
    expect(errorWords('no-table', refused('not_found')).say).not.toContain(t('refused-not_found'));
  });
});

describe('a page', () => {
  beforeAll(() => choose('en'));

  test.each(ERRORS)('%s has a heading, a drawing and a way on', (name) => {
    const { container } = render(ErrorPage, { name, error: refused('internal') });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { level: 1 }).textContent).toBe(t(`error-${name}`));
    expect(container.querySelector(`[data-state="${SCENE_OF[name]}"] svg`)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
    expect(alert.queryByRole('button', { name: 'Try again' }) !== null).toBe(PASSING.has(name));
  });

  test('tries again', async () => {
    const onretry = vi.fn();
    render(ErrorPage, { name: 'unreachable', onretry });
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onretry).toHaveBeenCalledOnce();
  });

  test('that does not exist says so', () => {
    render(NotFound);
    expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeTruthy();
  });
});

describe('a part of a page', () => {
  beforeAll(() => choose('en'));

  test('that could not be loaded can be tried again', async () => {
    const onretry = vi.fn();
    render(Failure, { error: offline(), onretry });
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached');
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onretry).toHaveBeenCalledOnce();
  });

  test('a file that is no record leads to another file', async () => {
    render(Upload, { ongiven: () => undefined });
    const typed = screen.getByRole('textbox');
    await fireEvent.input(typed, { target: { value: 'no record' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Watch' }));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('This is not the record of a game.')).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
  });

  test('an empty log says what will be there', () => {
    render(Log, { lines: [], names: [], game: 'toy' });
    expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
  });
});

test('all drawings differ', () => {
  const drawn = SCENES.map((name) => render(Scene, { name }).container.innerHTML);
  expect(new Set(drawn).size).toBe(SCENES.length);
});
