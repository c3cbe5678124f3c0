insert into blog.posts (author_id, title, body, published_at)
select '10000000-0000-4000-8000-000000000001', 'Letter ' || number, 'Dear reader', timestamptz '2025-06-01' + number * interval '1 day'
from generate_series(1, 8) as number;

insert into blog.posts (author_id, title, body) values
  ('10000000-0000-4000-8000-000000000001', 'A draft of Rosa''s', 'Not yet'),
  ('10000000-0000-4000-8000-000000000002', 'A draft of Tomás''s', 'Not yet');

insert into blog.comments (post_id, reader, body)
select id, 'Vera', 'Lovely' from blog.posts where title in ('Letter 1', 'Letter 2', 'A draft of Rosa''s');
