-- Addresses are kept and compared in one form: see sameAddress in shared-schema/src/typed-text.ts. Those kept before
-- with what was pasted around them ("a@b.org,", "<a@b.org>", characters nobody sees) could not sign in any more. An
-- address that somebody has in its clean form already stays as it is.
WITH cleaned AS (
  SELECT id, lower(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(normalize(email, NFKC), U&'[\00AD\034F\061C\115F\1160\180E\200B-\200F\202A-\202E\2060-\206F\2800\3164\FEFF\FFA0]', '', 'g'),
          '^.*<([^<>]*@[^<>]*)>.*$', '\1'),
        '^(mailto:|[[:space:]"''’“”«»([{<,;:])+', '', 'i'),
      '[]"''’“”«»)}>,;:.[:space:]]+$', '')) AS email
  FROM users
), free AS (
  SELECT min(id::text)::uuid AS id, email FROM cleaned GROUP BY email
)
UPDATE users SET email = free.email
  FROM free
  WHERE users.id = free.id AND users.email <> free.email AND free.email LIKE '%_@_%'
    AND NOT EXISTS (SELECT 1 FROM users other WHERE other.email = free.email);
