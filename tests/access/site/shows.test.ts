import { beforeAll, describe, expect, test } from 'vitest';
import { cast, episodeCount } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const row = {
  title: 'A febre das três da manhã',
  video_url: 'https://video.example.com/embed/mutirao-28',
  category: 'Plantão',
};

beforeAll(async () => {
  await server.owner.query(
    `insert into episodes (title, video_url, category, status, publish_date) values
       ('Rascunho', 'https://video.example.com/1', 'Bastidores', 'Draft', null),
       ('Amanhã', 'https://video.example.com/2', 'Saúde', 'Scheduled', current_date + 2),
       ('Ontem', 'https://video.example.com/3', 'Saúde', 'Scheduled', current_date - 2)`,
  );
});

describe('The list of episodes', () => {
  const titles = async (email: string) => {
    const api = await server.admin(email);
    const { data } = await api.from('episode_list').select('title,is_shown').order('title');
    return data ?? [];
  };

  test('shows Gabriela, a content editor, all episodes; a scheduled one is published on its day', async () => {
    const all = await titles(cast.gabriela.email);
    expect(all).toHaveLength(episodeCount + 3);
    expect(all).toContainEqual({ title: 'Rascunho', is_shown: false });
    expect(all).toContainEqual({ title: 'Amanhã', is_shown: false });
    expect(all).toContainEqual({ title: 'Ontem', is_shown: true });
  });

  test('shows Otávio the same as every visitor', async () => {
    const shown = await titles(cast.otavio.email);
    expect(shown).toHaveLength(episodeCount + 1);
    expect(shown.every(({ is_shown }) => is_shown)).toBe(true);
  });

  test('is searched without accents', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const { data } = await gabriela
      .from('episode_list')
      .select('title')
      .like('search_text', '%amanha%');
    expect(data).toContainEqual({ title: 'Amanhã' });
  });

  test('shows its categories to admins only', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('episode_categories')).data).toEqual([
      'Bastidores',
      'Como funciona',
      'Família',
      'Saúde',
      'Vida nos EUA',
    ]);
    for (const other of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect((await other.rpc('episode_categories')).error?.code).toBe('42501');
    }
  });
});

describe('Otávio, a support agent who calls the API directly,', () => {
  test('cannot upload, change, or delete an episode', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const upload = await otavio.from('episodes').insert(row);
    expect(upload.error?.code).toBe('42501');
    const change = await otavio
      .from('episodes')
      .update({ status: 'Draft' })
      .neq('title', '')
      .select();
    expect(change.data).toEqual([]);
    const removal = await otavio.from('episodes').delete().neq('title', '').select();
    expect(removal.data).toEqual([]);
  });
});

describe('Gabriela, a content editor,', () => {
  test('cannot set the number of views or an unsafe address', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const views = await gabriela.from('episodes').insert({ ...row, views: 1_000_000 });
    expect(views.error?.code).toBe('42501');
    for (const video_url of [
      'http://video.example.com/1',
      'javascript:alert(1)',
      '/media/../a.mp4',
      '/a.mp4',
    ]) {
      const { error } = await gabriela.from('episodes').insert({ ...row, video_url });
      expect(error?.code).toBe('23514');
    }
  });

  test('does not lose her changes when a visitor presses play', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const { data: seen } = await gabriela
      .from('episode_list')
      .select('*')
      .eq('title', 'Ontem')
      .single();
    const id = seen?.id ?? '';
    await server.anonymous().rpc('count_episode_view', { episode_id: id });
    const { data } = await gabriela
      .from('episodes')
      .update({ title: 'Anteontem' })
      .eq('id', id)
      .eq('updated_at', seen?.updated_at ?? '')
      .select('views,title')
      .single();
    expect(data).toEqual({ title: 'Anteontem', views: 1 });
  });
});
