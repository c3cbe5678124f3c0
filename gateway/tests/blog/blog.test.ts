import { describe, expect, test } from 'vitest';
import { blogServer } from './server.ts';

const blog = blogServer();
const rosa = 'rosa@blog.example';
const tomas = 'tomas@blog.example';

describe('A project of another kind is served from its folder:', () => {
  test('its authors sign in, for as long as its config.toml says, and no hook is asked', async () => {
    const author = await blog.signedIn(rosa);
    const { session } = (await author.auth.getSession()).data;
    expect(session?.expires_in).toBe(900);
    const { data } = await author.auth.getClaims();
    expect(data?.claims).toMatchObject({ email: rosa, role: 'authenticated' });
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(900);
    const refreshed = await author.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.expires_in).toBe(900);
  });

  test('nobody opens an account where its config.toml closes sign-up', async () => {
    const credentials = { email: 'vera@blog.example', password: 'a long blog password' };
    const { error } = await blog.anonymous().auth.signUp(credentials);
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });

  test('a password shorter than its config.toml wants is weak', async () => {
    const author = await blog.signedIn(tomas);
    const { error } = await author.auth.updateUser({ password: 'eleven chrs' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    expect(error?.message).toContain('at least 12 characters');
  });

  test('readers see what is published, authors their own drafts too, and no one else’s', async () => {
    const drafts = async (somebody: ReturnType<typeof blog.anonymous>) => {
      const { data, error } = await somebody.from('posts').select('title').is('published_at', null);
      expect(error).toBeNull();
      return data?.map(({ title }) => title);
    };
    expect(await drafts(blog.anonymous())).toEqual([]);
    expect(await drafts(await blog.signedIn(rosa))).toEqual(["A draft of Rosa's"]);
    expect(await drafts(await blog.signedIn(tomas))).toEqual(["A draft of Tomás's"]);
  });

  test('authors write in their own name, and change nobody else’s post', async () => {
    const author = await blog.signedIn(tomas);
    const written = await author.from('posts').insert({ title: 'Mine' }).select().single();
    expect(written.data).toMatchObject({ title: 'Mine', published_at: null });
    const stolen = await author.from('posts').update({ title: 'Mine too' }).eq('title', 'Letter 1');
    expect(stolen.error).toBeNull();
    const { rows } = await blog.owner.query("select from blog.posts where title = 'Mine too'");
    expect(rows).toHaveLength(0);
    const { status, error } = await blog.anonymous().from('posts').insert({ title: 'Nobody’s' });
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  test('posts come with their author and comments, and comments hide with their post', async () => {
    const select = 'title, author:authors(name), comments(reader, body)';
    const { data } = await blog.anonymous().from('posts').select(select).eq('id', 1).single();
    expect(data).toEqual({
      title: 'Letter 1',
      author: { name: 'Rosa' },
      comments: [{ reader: 'Vera', body: 'Lovely' }],
    });
    const { data: counted } = await blog.anonymous().rpc('comment_counts');
    expect(counted).toEqual([
      { post_id: 1, comments: 1 },
      { post_id: 2, comments: 1 },
    ]);
    const { data: countedByRosa } = await (await blog.signedIn(rosa)).rpc('comment_counts');
    expect(countedByRosa).toHaveLength(3);
  });

  test('no answer has more rows than its config.toml allows', async () => {
    const all = await blog.anonymous().from('posts').select('id', { count: 'exact' });
    expect(all.data).toHaveLength(5);
    expect(all.count).toBe(8);
    const more = await blog.anonymous().from('posts').select('id').limit(7);
    expect(more.data).toHaveLength(5);
    const next = await blog.anonymous().from('posts').select('id').order('id').range(5, 20);
    expect(next.data?.map(({ id }) => id)).toEqual([6, 7, 8]);
  });

  test('only its own schema is exposed', async () => {
    const { error, status } = await blog
      .anonymous()
      .schema('public' as 'blog')
      .from('posts')
      .select();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST106',
      hint: 'Only the following schemas are exposed: blog',
    });
  });

  test('its function runs', async () => {
    const body = Array(450).fill('word').join(' ');
    const { data, error } = await blog.anonymous().functions.invoke('reading-time', { body });
    expect(error).toBeNull();
    expect(data).toEqual({ words: 450, minutes: 3 });
  });

  test('its database holds its own tables, Supabase’s and the gateway’s, and nothing else', async () => {
    const { rows } = await blog.owner.query<{ schema: string; tables: string[] }>(
      `select table_schema as schema, array_agg(table_name::text order by table_name) as tables
       from information_schema.tables
       where table_schema not in
         ('pg_catalog', 'information_schema', 'auth', 'gateway', 'storage', 'realtime')
       group by table_schema order by table_schema`,
    );
    expect(rows).toEqual([
      { schema: 'blog', tables: ['authors', 'comments', 'posts'] },
      { schema: 'supabase_migrations', tables: ['schema_migrations', 'seed_files'] },
    ]);
    const { rows: schemas } = await blog.owner.query<{ nspname: string }>(
      "select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)' order by 1",
    );
    expect(schemas.map(({ nspname }) => nspname)).toEqual([
      'auth',
      'blog',
      'extensions',
      'gateway',
      'public',
      'realtime',
      'storage',
      'supabase_migrations',
    ]);
  });
});
