-- All of the schema, as the 57 migrations before release 0.1.0 had made it. Functions come before the tables they read.
SET LOCAL check_function_bodies = false;

-- Trigram search for places and names; unaccent so that "menage" finds "ménage".
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE FUNCTION apply_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind NOT IN ('external', 'losses');
  RETURN NULL;
END $$;

-- Of a table of its own, not of professionals: a new column there must not break every change of a profile. Who has left
-- or is suspended is nobody. Only who says how far they travel has a point.
CREATE FUNCTION find_professional(person uuid) RETURNS TABLE(id uuid, skill_hashes bigint[], city_key text, spot point, service_radius_km integer, reach box, rating numeric, review_count integer, is_verified boolean, profile_parts integer, is_complete boolean, last_contract_at timestamp with time zone, score double precision, created_at timestamp with time zone, search tsvector)
    LANGUAGE sql STABLE
    AS $$
    SELECT u.id, skills.hashes, public.plain_text(u.city), place.spot, u.service_radius_km,
      service_box(place.spot[1], place.spot[0], u.service_radius_km),
      u.rating, u.review_count, u.email_verified_at IS NOT NULL, parts.count,
      coalesce(u.title, '') <> '' AND coalesce(u.bio, '') <> '' AND coalesce(u.city, '') <> '' AND cardinality(skills.keys) > 0,
      work.last_at,
      professional_score(u.rating, u.review_count, parts.count, work.last_at, rating_prior()),
      u.created_at,
      setweight(to_tsvector('english', names.plain) || to_tsvector('french', names.plain), 'A') ||
      setweight(to_tsvector('english', skills.plain) || to_tsvector('french', skills.plain), 'B') ||
      setweight(to_tsvector('english', about.plain) || to_tsvector('french', about.plain), 'C') ||
      array_to_tsvector(ARRAY(SELECT 's=' || key FROM unnest(skills.keys) AS key)) ||
      rating_steps(u.rating, u.email_verified_at IS NOT NULL)
    FROM users u
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(s.name_key ORDER BY s.name_key), '{}') AS keys,
        coalesce(array_agg(skill_hash(s.name_key) ORDER BY s.name_key), '{}') AS hashes,
        public.plain_text(coalesce(string_agg(s.name, ' '), '')) AS plain
      FROM user_skills s WHERE s.user_id = u.id) skills
    CROSS JOIN LATERAL (
      SELECT CASE WHEN u.service_radius_km IS NOT NULL
        THEN point(round(u.lng::numeric, 2)::float8, round(u.lat::numeric, 2)::float8) END AS spot) place
    CROSS JOIN LATERAL (
      SELECT (coalesce(u.title, '') <> '')::int + (coalesce(u.bio, '') <> '')::int + (coalesce(u.city, '') <> '')::int
        + (cardinality(skills.keys) > 0)::int + (u.profile_file_id IS NOT NULL)::int AS count) parts
    CROSS JOIN LATERAL (
      SELECT max(c.finished_at) AS last_at FROM contracts c
      WHERE c.professional_id = u.id AND c.status = 'completed') work
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.title, u.company_name, u.full_name)) AS plain) names
    CROSS JOIN LATERAL (SELECT public.plain_text(concat_ws(' ', u.city, u.bio)) AS plain) about
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL AND u.suspended_at IS NULL
  $$;

-- The rule of matchKey in the schema package.
CREATE FUNCTION match_key(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT regexp_replace(lower(value), '[[:space:]_–-]+', '', 'g') $$;

-- Both languages. Stored, so that a search computes nothing for the rows it looks at.
CREATE FUNCTION message_words(message text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT to_tsvector('english', public.plain_text(message)) || to_tsvector('french', public.plain_text(message))
  $$;

CREATE FUNCTION note_changed_skill() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN PERFORM note_professional(coalesce(NEW.user_id, OLD.user_id)); RETURN NULL; END $$;

CREATE FUNCTION note_changed_user() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN PERFORM note_professional(NEW.id); RETURN NULL; END $$;

-- The row is locked before it is read again: of two changes at once, the later one sees the earlier. What stayed the same
-- is not written.
CREATE FUNCTION note_professional(person uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM professionals WHERE id = person FOR UPDATE;
  INSERT INTO professionals AS known (id, skill_hashes, city_key, spot, service_radius_km, reach, rating, review_count, is_verified, profile_parts, is_complete,
    last_contract_at, score, created_at, search)
  SELECT found.* FROM find_professional(person) AS found
  ON CONFLICT (id) DO UPDATE SET
    skill_hashes = excluded.skill_hashes, city_key = excluded.city_key, spot = excluded.spot,
    service_radius_km = excluded.service_radius_km, reach = excluded.reach, rating = excluded.rating,
    review_count = excluded.review_count, is_verified = excluded.is_verified, profile_parts = excluded.profile_parts,
    is_complete = excluded.is_complete, last_contract_at = excluded.last_contract_at, score = excluded.score,
    search = excluded.search
  WHERE (known.skill_hashes, known.city_key, known.spot::text, known.service_radius_km, known.reach::text, known.rating,
      known.review_count, known.is_verified, known.profile_parts, known.is_complete, known.last_contract_at, known.score,
      known.search)
    IS DISTINCT FROM (excluded.skill_hashes, excluded.city_key, excluded.spot::text, excluded.service_radius_km,
      excluded.reach::text, excluded.rating, excluded.review_count, excluded.is_verified, excluded.profile_parts,
      excluded.is_complete, excluded.last_contract_at, excluded.score, excluded.search);
  IF NOT EXISTS (SELECT FROM find_professional(person)) THEN
    DELETE FROM professionals WHERE id = person;
  END IF;
  INSERT INTO profile_words (word)
  SELECT written.word FROM profile_words_of(person) AS written(word)
  WHERE NOT EXISTS (SELECT FROM profile_words known WHERE known.word = written.word)
  ORDER BY written.word
  ON CONFLICT DO NOTHING;
END $$;

-- Words are added, never removed: one too many costs a search nothing. They are inserted in one order, so that two jobs
-- with the same new words cannot wait for each other.
CREATE FUNCTION note_search_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT written.word
  FROM search_words_in(NEW.title, NEW.city, NEW.skills_required, NEW.description) AS written(word)
  WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = written.word)
  ORDER BY written.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- unaccent() is only STABLE because its dictionary could change; naming the dictionary makes this promise ours, and
-- generated columns and indexes accept it. What French writes before a colon or inside an amount is a space to every
-- search, and not a letter.
CREATE FUNCTION plain_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT lower(public.unaccent('public.unaccent'::regdictionary, translate(value, U&'\00A0\2007\2009\202F', '    ')))
  $$;

-- Of a rating by few reviews the mean of all weighs most: five reviews' worth of it.
CREATE FUNCTION professional_score(rating numeric, review_count integer, profile_parts integer, last_contract_at timestamp with time zone, mean double precision) RETURNS double precision
    LANGUAGE sql STABLE
    AS $$
    SELECT (5 * mean + rating::float8 * review_count) / (5 + review_count)
      * (0.75 + 0.05 * profile_parts)
      * CASE
          WHEN last_contract_at > now() - interval '90 days' THEN 1
          WHEN last_contract_at > now() - interval '180 days' THEN 0.95
          WHEN last_contract_at > now() - interval '365 days' THEN 0.9
          ELSE 0.85
        END
  $$;

-- Names are not among them: they would crowd out the words of trades, and grow with every account.
CREATE FUNCTION profile_words_of(person uuid) RETURNS SETOF text
    LANGUAGE sql STABLE
    AS $$
    SELECT written.word
    FROM users u, search_words_in(u.title, u.city,
      (SELECT jsonb_agg(jsonb_build_object('name', s.name)) FROM user_skills s WHERE s.user_id = u.id), u.bio) AS written(word)
    WHERE u.id = person AND u.user_type = 'contractor' AND u.deleted_at IS NULL
  $$;

CREATE FUNCTION prove_transfer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  moved uuid;
  total bigint;
  parts int;
BEGIN
  IF TG_TABLE_NAME = 'transfers' THEN moved := NEW.id; ELSE moved := NEW.transfer_id; END IF;
  SELECT coalesce(sum(amount), 0), count(*) INTO total, parts FROM entries WHERE transfer_id = moved;
  IF total <> 0 OR parts < 2 THEN
    RAISE EXCEPTION 'transfer % does not balance: % in % entries', moved, total, parts
      USING ERRCODE = '23514', CONSTRAINT = 'transfers_balance';
  END IF;
  RETURN NULL;
END $$;

-- 4 until there is a review.
CREATE FUNCTION rating_prior() RETURNS double precision
    LANGUAGE sql STABLE
    AS $$ SELECT coalesce((SELECT mean FROM rating_priors LIMIT 1), 4) $$;

-- How well somebody is rated, in whole steps, and whether their address is verified besides: as tokens among the words.
CREATE FUNCTION rating_steps(rating numeric, is_verified boolean) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT array_to_tsvector((ARRAY['r=1', 'r=2', 'r=3', 'r=4', 'r=5'])[1:floor(rating)::integer]
      || CASE WHEN is_verified THEN (ARRAY['v=1', 'v=2', 'v=3', 'v=4', 'v=5'])[1:floor(rating)::integer] END)
  $$;

-- What is booked stays. Only who empties a whole test database says otherwise, and for that transaction alone.
CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('plumbline.may_erase', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;

CREATE FUNCTION search_words_in(title text, city text, skills jsonb, description text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    SELECT DISTINCT word COLLATE "C"
    FROM regexp_split_to_table(
      public.plain_text(concat_ws(' ', title, city, jsonb_path_query_array(skills, '$[*].name')::text, description)),
      '[^[:alpha:]]+') AS word
    WHERE length(word) BETWEEN 3 AND 30
  $_$;

-- All that is in reach from a point, as a box of degrees.
CREATE FUNCTION service_box(lat double precision, lng double precision, km double precision) RETURNS box
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    SELECT box(point(lng - aside, lat - up), point(lng + aside, lat + up))
    FROM (SELECT km / 111.19 AS up) height,
      LATERAL (SELECT least(360, up / greatest(0.0001, cosd(least(90, abs(lat) + up)))) AS aside) width
  $$;

-- Of md5, not of PostgreSQL's own hashes, which another version may compute otherwise.
CREATE FUNCTION skill_hash(key text) RETURNS bigint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT ('x' || left(md5(key), 16))::bit(64)::bigint $$;

-- The skills that a job asks for, without case, spaces and hyphens: what the search compares them by.
CREATE FUNCTION skill_keys(skills jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
    SELECT ARRAY(
      SELECT public.match_key(name #>> '{}')
      FROM jsonb_path_query(skills, '$[*].name') AS name
      WHERE jsonb_typeof(name) = 'string')
  $_$;

-- Both names on lines of their own, so that no search matches across them.
CREATE FUNCTION user_names(company_name text, full_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT public.plain_text(coalesce(company_name || E'\n', '') || full_name) $$;

CREATE TABLE account_attempts (
    id uuid NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT account_attempts_pkey PRIMARY KEY (id)
);

CREATE TABLE account_exports (
    user_id uuid NOT NULL,
    requested_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    available_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    file_id uuid,
    ready_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    CONSTRAINT account_exports_pkey PRIMARY KEY (user_id)
);

CREATE TABLE accounts (
    id uuid NOT NULL,
    kind text NOT NULL,
    provider text,
    user_id uuid,
    contract_id uuid,
    balance bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_kind CHECK ((kind = ANY (ARRAY['external'::text, 'losses'::text, 'fees'::text, 'held'::text, 'wallet'::text, 'clearing'::text, 'outgoing'::text]))),
    CONSTRAINT accounts_not_negative CHECK ((balance >= 0)),
    CONSTRAINT accounts_owner CHECK ((((kind = ANY (ARRAY['wallet'::text, 'clearing'::text, 'outgoing'::text])) = (user_id IS NOT NULL)) AND ((kind = 'held'::text) = (contract_id IS NOT NULL)) AND ((kind = 'external'::text) = (provider IS NOT NULL)))),
    CONSTRAINT accounts_pkey PRIMARY KEY (id)
);

CREATE TABLE agreements (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT agreements_name CHECK ((name = ANY (ARRAY['terms'::text, 'privacy'::text]))),
    CONSTRAINT agreements_once UNIQUE (user_id, name, version),
    CONSTRAINT agreements_pkey PRIMARY KEY (id)
);

CREATE TABLE amendments (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    proposed_by text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    note text,
    answer text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    closed_at timestamp(3) with time zone,
    CONSTRAINT amendments_closed CHECK (((closed_at IS NULL) = (status = 'open'::text))),
    CONSTRAINT amendments_proposed_by CHECK ((proposed_by = ANY (ARRAY['hirer'::text, 'professional'::text]))),
    CONSTRAINT amendments_status CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text]))),
    CONSTRAINT amendments_pkey PRIMARY KEY (id)
);

CREATE TABLE applications (
    id uuid NOT NULL,
    job_id uuid NOT NULL,
    user_id uuid NOT NULL,
    cover_letter text NOT NULL,
    estimated_service_cost bigint,
    estimated_completion_time text,
    is_hired boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone,
    is_shortlisted boolean DEFAULT false NOT NULL,
    declined_at timestamp(3) with time zone,
    decline_reason text,
    decline_message text,
    CONSTRAINT applications_declined CHECK (((num_nulls(declined_at, decline_reason, decline_message) = ANY (ARRAY[0, 3])) AND ((declined_at IS NULL) OR (NOT is_hired)))),
    CONSTRAINT applications_once UNIQUE (job_id, user_id),
    CONSTRAINT applications_pkey PRIMARY KEY (id)
);

CREATE TABLE audit_entries (
    id uuid NOT NULL,
    action text NOT NULL,
    actor_id uuid,
    person_id uuid,
    case_id uuid,
    reason text DEFAULT ''::text NOT NULL,
    "values" jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);

CREATE TABLE availabilities (
    user_id uuid NOT NULL,
    available_from date,
    hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    days_off jsonb DEFAULT '[]'::jsonb NOT NULL,
    feed_key uuid,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT availabilities_pkey PRIMARY KEY (user_id)
);

CREATE TABLE blocks (
    blocker_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT blocks_blocker_id_blocked_id_pk PRIMARY KEY (blocker_id, blocked_id)
);

CREATE TABLE cases (
    id uuid NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    about_id uuid NOT NULL,
    person_id uuid,
    job_id uuid,
    status text DEFAULT 'open'::text NOT NULL,
    outcome text,
    note text,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cases_status CHECK ((status = ANY (ARRAY['open'::text, 'dismissed'::text, 'resolved'::text]))),
    CONSTRAINT cases_number UNIQUE (number),
    CONSTRAINT cases_pkey PRIMARY KEY (id)
);

ALTER TABLE cases ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cases_number_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE certificates (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    certificate_name text NOT NULL,
    issued_by text NOT NULL,
    year timestamp(3) with time zone NOT NULL,
    CONSTRAINT certificates_pkey PRIMARY KEY (id)
);

CREATE TABLE chargebacks (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    provider text NOT NULL,
    ref text NOT NULL,
    amount bigint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    reason text,
    opened_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    closed_at timestamp(3) with time zone,
    CONSTRAINT chargebacks_amount CHECK ((amount > 0)),
    CONSTRAINT chargebacks_status CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT chargebacks_pkey PRIMARY KEY (id),
    CONSTRAINT chargebacks_ref UNIQUE (provider, ref)
);

CREATE TABLE chat_participants (
    chat_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    last_read_seq integer DEFAULT 0 NOT NULL,
    archived_seq integer,
    is_muted boolean DEFAULT false NOT NULL,
    CONSTRAINT chat_participants_chat_id_user_id_pk PRIMARY KEY (chat_id, user_id)
);

CREATE TABLE chats (
    id uuid NOT NULL,
    job_id uuid,
    first_user_id uuid NOT NULL,
    second_user_id uuid NOT NULL,
    created_by_id uuid NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    last_message_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chats_pair CHECK ((first_user_id < second_user_id)),
    CONSTRAINT chats_once UNIQUE NULLS NOT DISTINCT (job_id, first_user_id, second_user_id),
    CONSTRAINT chats_pkey PRIMARY KEY (id)
);

CREATE TABLE contract_archives (
    contract_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contract_archives_contract_id_user_id_pk PRIMARY KEY (contract_id, user_id)
);

CREATE TABLE contract_events (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    from_status text,
    to_status text NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    about text,
    CONSTRAINT contract_events_pkey PRIMARY KEY (id)
);

CREATE TABLE contracts (
    id uuid NOT NULL,
    offer_id uuid NOT NULL,
    job_id uuid NOT NULL,
    client_id uuid NOT NULL,
    professional_id uuid NOT NULL,
    start_date timestamp(3) with time zone NOT NULL,
    end_date timestamp(3) with time zone NOT NULL,
    terms text NOT NULL,
    amount bigint NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    payment_status text DEFAULT 'pending'::text NOT NULL,
    paid_at timestamp(3) with time zone,
    queried_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contracts_finished CHECK (((finished_at IS NULL) = (status = ANY (ARRAY['active'::text, 'paused'::text])))),
    CONSTRAINT contracts_payment CHECK ((payment_status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
    CONSTRAINT contracts_status CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'completed'::text, 'ended'::text, 'canceled'::text]))),
    CONSTRAINT contracts_offer UNIQUE (offer_id),
    CONSTRAINT contracts_pkey PRIMARY KEY (id)
);

CREATE TABLE dispute_decisions (
    id uuid NOT NULL,
    dispute_id uuid NOT NULL,
    round integer NOT NULL,
    outcome text NOT NULL,
    release_amount bigint,
    note text,
    decider_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dispute_decisions_pkey PRIMARY KEY (id),
    CONSTRAINT dispute_decisions_round UNIQUE (dispute_id, round)
);

CREATE TABLE dispute_files (
    dispute_id uuid NOT NULL,
    file_id uuid NOT NULL,
    part text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT dispute_files_part CHECK ((part = ANY (ARRAY['reason'::text, 'answer'::text, 'appeal'::text]))),
    CONSTRAINT dispute_files_dispute_id_file_id_pk PRIMARY KEY (dispute_id, file_id)
);

CREATE TABLE disputes (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    raised_by_id uuid NOT NULL,
    reason text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    outcome text,
    note text,
    closed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answer text,
    answered_at timestamp(3) with time zone,
    appealed_by_id uuid,
    appeal_reason text,
    appealed_at timestamp(3) with time zone,
    CONSTRAINT disputes_status CHECK ((status = ANY (ARRAY['open'::text, 'withdrawn'::text, 'resolved'::text, 'appealed'::text]))),
    CONSTRAINT disputes_pkey PRIMARY KEY (id)
);

CREATE TABLE documents (
    transfer_id uuid NOT NULL,
    number integer,
    kind text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    year integer,
    CONSTRAINT documents_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'invoice'::text, 'creditNote'::text, 'payout'::text]))),
    CONSTRAINT documents_numbered CHECK (((number IS NULL) = (year IS NULL))),
    CONSTRAINT documents_number UNIQUE (kind, year, number),
    CONSTRAINT documents_pkey PRIMARY KEY (transfer_id)
);

CREATE TABLE email_changes (
    user_id uuid NOT NULL,
    email text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    present_code_hash text,
    asked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT email_changes_pkey PRIMARY KEY (user_id)
);

CREATE TABLE email_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT email_codes_pkey PRIMARY KEY (user_id)
);

CREATE TABLE email_undos (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT email_undos_pkey PRIMARY KEY (id),
    CONSTRAINT email_undos_token UNIQUE (token_hash)
);

CREATE TABLE entries (
    id uuid NOT NULL,
    transfer_id uuid NOT NULL,
    account_id uuid NOT NULL,
    amount bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT entries_not_zero CHECK ((amount <> 0)),
    CONSTRAINT entries_once UNIQUE (transfer_id, account_id),
    CONSTRAINT entries_pkey PRIMARY KEY (id)
);

CREATE TABLE error_samples (
    id uuid NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    remote text NOT NULL,
    version text NOT NULL,
    source text NOT NULL,
    phase text NOT NULL,
    owner text,
    trace_id text,
    message text,
    path text,
    CONSTRAINT error_samples_pkey PRIMARY KEY (id)
);

CREATE TABLE experiences (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    job_title text NOT NULL,
    company text NOT NULL,
    start_date timestamp(3) with time zone NOT NULL,
    end_date timestamp(3) with time zone,
    description text DEFAULT ''::text NOT NULL,
    CONSTRAINT experiences_pkey PRIMARY KEY (id)
);

CREATE TABLE failed_sign_ins (
    id uuid NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT failed_sign_ins_pkey PRIMARY KEY (id)
);

CREATE TABLE feedbacks (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    author_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    rating integer NOT NULL,
    likes jsonb DEFAULT '[]'::jsonb NOT NULL,
    experience jsonb DEFAULT '[]'::jsonb NOT NULL,
    review text DEFAULT ''::text NOT NULL,
    visible_at timestamp(3) with time zone NOT NULL,
    is_counted boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    reply text,
    replied_at timestamp(3) with time zone,
    CONSTRAINT feedbacks_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT feedbacks_reply CHECK (((reply IS NULL) = (replied_at IS NULL))),
    CONSTRAINT feedbacks_once UNIQUE (contract_id, author_id),
    CONSTRAINT feedbacks_pkey PRIMARY KEY (id)
);

CREATE TABLE files (
    id uuid NOT NULL,
    owner_id uuid,
    storage_key text NOT NULL,
    name text NOT NULL,
    mime_type text NOT NULL,
    bytes integer NOT NULL,
    visibility text DEFAULT 'private'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    width integer,
    height integer,
    blur text,
    CONSTRAINT files_pkey PRIMARY KEY (id),
    CONSTRAINT files_storage_key UNIQUE (storage_key)
);

CREATE TABLE idempotency_keys (
    caller text NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    body text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_caller_method_path_key_pk PRIMARY KEY (caller, method, path, key)
);

CREATE TABLE identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identities_once UNIQUE (issuer, subject),
    CONSTRAINT identities_pkey PRIMARY KEY (id)
);

CREATE TABLE identity_codes (
    code_hash text NOT NULL,
    browser_hash text NOT NULL,
    claims jsonb NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT identity_codes_pkey PRIMARY KEY (code_hash)
);

CREATE TABLE invites (
    id uuid NOT NULL,
    job_id uuid NOT NULL,
    client_id uuid NOT NULL,
    contractor_id uuid NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invites_status CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
    CONSTRAINT invites_once UNIQUE (job_id, contractor_id),
    CONSTRAINT invites_pkey PRIMARY KEY (id)
);

CREATE TABLE job_reports (
    id uuid NOT NULL,
    job_id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    reason text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    case_id uuid NOT NULL,
    CONSTRAINT job_reports_once UNIQUE (job_id, reporter_id),
    CONSTRAINT job_reports_pkey PRIMARY KEY (id)
);

-- Walks stay in the indexes only where VACUUM has marked the pages: soon after new jobs, not after a fifth of them.
CREATE TABLE jobs (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    job_type text NOT NULL,
    job_duration text NOT NULL,
    job_category text NOT NULL,
    skills_required jsonb DEFAULT '[]'::jsonb NOT NULL,
    lat double precision,
    lng double precision,
    city text,
    hide_exact_location boolean DEFAULT false NOT NULL,
    salary text DEFAULT ''::text NOT NULL,
    salary_min bigint,
    salary_max bigint,
    experience text NOT NULL,
    employment_type text,
    workplace_type text,
    status text DEFAULT 'open'::text NOT NULL,
    attachment_file_id uuid,
    thumbnail_file_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search tsvector GENERATED ALWAYS AS (((((setweight((to_tsvector('english'::regconfig, plain_text(title)) || to_tsvector('french'::regconfig, plain_text(title))), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, plain_text((jsonb_path_query_array(skills_required, '$[*]."name"'::jsonpath))::text)), 'B'::"char")) || setweight((to_tsvector('english'::regconfig, plain_text(description)) || to_tsvector('french'::regconfig, plain_text(description))), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, plain_text(((COALESCE(city, ''::text) || ' '::text) || job_category))), 'D'::"char")) || array_to_tsvector(array_remove(ARRAY[('c='::text || match_key(job_category)), ('t='::text || match_key(job_type)), ('t='::text || match_key(employment_type)), ('e='::text || match_key(employment_type))], NULL::text)))) STORED,
    category_key text GENERATED ALWAYS AS (match_key(job_category)) STORED,
    type_key text GENERATED ALWAYS AS (match_key(job_type)) STORED,
    employment_key text GENERATED ALWAYS AS (match_key(employment_type)) STORED,
    city_key text GENERATED ALWAYS AS (plain_text(city)) STORED,
    spot point GENERATED ALWAYS AS (
CASE
    WHEN hide_exact_location THEN point((round((lng)::numeric, 2))::double precision, (round((lat)::numeric, 2))::double precision)
    ELSE point(lng, lat)
END) STORED,
    hidden_at timestamp(3) with time zone,
    hidden_for text,
    CONSTRAINT jobs_hidden CHECK (((hidden_at IS NULL) = (hidden_for IS NULL))),
    CONSTRAINT jobs_point CHECK (((lat IS NULL) = (lng IS NULL))),
    CONSTRAINT jobs_status CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'removed'::text]))),
    CONSTRAINT jobs_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_insert_scale_factor='0.01', autovacuum_analyze_scale_factor='0.02');

CREATE TABLE known_devices (
    user_id uuid NOT NULL,
    device_hash text NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_devices_user_id_device_hash_pk PRIMARY KEY (user_id, device_hash)
);

CREATE TABLE languages (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    proficiency text NOT NULL,
    CONSTRAINT languages_proficiency CHECK ((proficiency = ANY (ARRAY['basic'::text, 'conversational'::text, 'fluent'::text, 'native'::text]))),
    CONSTRAINT languages_pkey PRIMARY KEY (id)
);

CREATE TABLE mails (
    id uuid NOT NULL,
    "to" text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    available_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    unsubscribe_url text,
    reply_to text,
    CONSTRAINT mails_pkey PRIMARY KEY (id)
);

CREATE TABLE message_files (
    message_id uuid NOT NULL,
    file_id uuid NOT NULL,
    thumbnail_file_id uuid,
    "position" integer NOT NULL,
    CONSTRAINT message_files_message_id_file_id_pk PRIMARY KEY (message_id, file_id)
);

-- The chat refers to both people, and its messages to the chat.
CREATE TABLE messages (
    id uuid NOT NULL,
    chat_id uuid NOT NULL,
    sender_id uuid NOT NULL,
    receiver_id uuid NOT NULL,
    message_text text NOT NULL,
    client_message_id text,
    seq integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    read_at timestamp(3) with time zone,
    sent_key text,
    edited_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT messages_client_id UNIQUE (chat_id, sender_id, client_message_id),
    CONSTRAINT messages_pkey PRIMARY KEY (id),
    CONSTRAINT messages_seq UNIQUE (chat_id, seq)
)
WITH (fillfactor='85');

-- Positions are compared at the end of the transaction, so that milestones can change places.
CREATE TABLE milestones (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    amount bigint NOT NULL,
    due_on date,
    approved_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT milestones_amount CHECK ((amount > 0)),
    CONSTRAINT milestones_pkey PRIMARY KEY (id),
    CONSTRAINT milestones_position UNIQUE (contract_id, "position") DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE notification_choices (
    user_id uuid NOT NULL,
    "group" text NOT NULL,
    channel text NOT NULL,
    is_on boolean NOT NULL,
    CONSTRAINT notification_choices_user_id_group_channel_pk PRIMARY KEY (user_id, "group", channel)
);

CREATE TABLE notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    "values" jsonb NOT NULL,
    href text NOT NULL,
    read_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    about text DEFAULT ''::text NOT NULL,
    actor_id uuid,
    seen_at timestamp(3) with time zone,
    mail_decided_at timestamp(3) with time zone,
    CONSTRAINT notifications_once UNIQUE (user_id, kind, subject),
    CONSTRAINT notifications_pkey PRIMARY KEY (id)
);

CREATE TABLE offer_events (
    id uuid NOT NULL,
    offer_id uuid NOT NULL,
    action text NOT NULL,
    actor_id uuid,
    "from" text,
    "to" text NOT NULL,
    terms jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT offer_events_pkey PRIMARY KEY (id)
);

CREATE TABLE offers (
    id uuid NOT NULL,
    job_id uuid NOT NULL,
    professional_id uuid NOT NULL,
    client_id uuid NOT NULL,
    description text NOT NULL,
    budget bigint NOT NULL,
    delivery_time integer NOT NULL,
    expires_in integer NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    closed_reason text,
    accepted_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    proposal jsonb,
    rounds integer DEFAULT 0 NOT NULL,
    reminded_at timestamp(3) with time zone,
    CONSTRAINT offers_closed CHECK (((status = 'rejected'::text) = (closed_reason IS NOT NULL))),
    CONSTRAINT offers_proposal CHECK (((status = 'pending'::text) OR (proposal IS NULL))),
    CONSTRAINT offers_status CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text]))),
    CONSTRAINT offers_pkey PRIMARY KEY (id)
);

CREATE TABLE outbox (
    id uuid NOT NULL,
    topic text NOT NULL,
    payload jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    available_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    delivered_at timestamp(3) with time zone,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT outbox_pkey PRIMARY KEY (id)
);

CREATE TABLE passkey_challenges (
    challenge_hash text NOT NULL,
    user_id uuid,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash)
);

CREATE TABLE passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT passkeys_credential UNIQUE (credential_id),
    CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);

CREATE TABLE password_resets (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT password_resets_pkey PRIMARY KEY (id),
    CONSTRAINT password_resets_token UNIQUE (token_hash)
);

CREATE TABLE payment_methods (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    kind text NOT NULL,
    token text NOT NULL,
    brand text,
    last4 text NOT NULL,
    expires text,
    is_default boolean DEFAULT false NOT NULL,
    removed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_methods_kind CHECK ((kind = ANY (ARRAY['card'::text, 'bank'::text]))),
    CONSTRAINT payment_methods_last4 CHECK ((last4 ~ '^[0-9]{4}$'::text)),
    CONSTRAINT payment_methods_pkey PRIMARY KEY (id)
);

CREATE TABLE payments (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    milestone_id uuid,
    payer_id uuid NOT NULL,
    method_id uuid,
    provider text NOT NULL,
    amount bigint NOT NULL,
    from_balance bigint DEFAULT 0 NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    ref text,
    failure text,
    action_url text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    CONSTRAINT payments_amount CHECK (((amount >= 0) AND (from_balance >= 0) AND ((amount + from_balance) > 0))),
    CONSTRAINT payments_status CHECK ((status = ANY (ARRAY['pending'::text, 'action'::text, 'succeeded'::text, 'failed'::text]))),
    CONSTRAINT payments_pkey PRIMARY KEY (id)
);

CREATE TABLE payouts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    method_id uuid,
    amount bigint NOT NULL,
    provider text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    ref text,
    failure text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    CONSTRAINT payouts_amount CHECK ((amount > 0)),
    CONSTRAINT payouts_status CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
    CONSTRAINT payouts_pkey PRIMARY KEY (id)
);

CREATE TABLE person_reports (
    id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    person_id uuid NOT NULL,
    message_id uuid,
    message_text text,
    reason text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    case_id uuid NOT NULL,
    CONSTRAINT person_reports_reason CHECK ((reason = ANY (ARRAY['spam'::text, 'scam'::text, 'harassment'::text, 'inappropriate'::text, 'offPlatform'::text, 'other'::text]))),
    CONSTRAINT person_reports_pkey PRIMARY KEY (id)
);

CREATE TABLE placements (
    id uuid NOT NULL,
    file_id uuid NOT NULL,
    href text NOT NULL,
    alt_en text NOT NULL,
    alt_fr text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT placements_days CHECK ((starts_at <= ends_at)),
    CONSTRAINT placements_pkey PRIMARY KEY (id)
);

CREATE TABLE portfolio_items (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    description text NOT NULL,
    cost bigint NOT NULL,
    service_time integer NOT NULL,
    before_file_id uuid NOT NULL,
    after_file_id uuid NOT NULL,
    CONSTRAINT portfolio_items_pkey PRIMARY KEY (id)
);

-- The planner takes a word that it does not know for about as common as the last that it knows. Of the usual thousand
-- words the last is one that thousands of people have, and a mistyped word was searched for at length: more are kept of
-- `search`. VACUUM comes soon, as to jobs.
CREATE TABLE professionals (
    id uuid NOT NULL,
    city_key text,
    spot point,
    service_radius_km integer,
    reach box,
    rating numeric(3,2) NOT NULL,
    review_count integer NOT NULL,
    is_verified boolean NOT NULL,
    profile_parts integer NOT NULL,
    is_complete boolean NOT NULL,
    last_contract_at timestamp(3) with time zone,
    score double precision NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search tsvector NOT NULL,
    skill_hashes bigint[] NOT NULL,
    CONSTRAINT professionals_pkey PRIMARY KEY (id)
)
WITH (autovacuum_vacuum_insert_scale_factor='0.01', autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.02');
ALTER TABLE ONLY professionals ALTER COLUMN search SET STATISTICS 500;

CREATE TABLE profile_words (
    word text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT profile_words_pkey PRIMARY KEY (word)
);

CREATE TABLE promotions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    portfolio_id uuid,
    days integer NOT NULL,
    daily_budget bigint NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    stopped_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT promotions_budget CHECK ((daily_budget > 0)),
    CONSTRAINT promotions_days CHECK ((days > 0)),
    CONSTRAINT promotions_pkey PRIMARY KEY (id)
);

CREATE TABLE provider_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    applied_at timestamp(3) with time zone,
    outcome text,
    CONSTRAINT provider_events_provider_event_id_pk PRIMARY KEY (provider, event_id)
);

CREATE TABLE provider_people (
    user_id uuid NOT NULL,
    provider text NOT NULL,
    customer_ref text,
    account_ref text,
    payouts_ready boolean DEFAULT false NOT NULL,
    CONSTRAINT provider_people_user_id_provider_pk PRIMARY KEY (user_id, provider)
);

CREATE TABLE push_subscriptions (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
    CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
    CONSTRAINT push_subscriptions_session UNIQUE (session_id)
);

CREATE TABLE pushes (
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    notification_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    available_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pushes_once UNIQUE (notification_id, subscription_id),
    CONSTRAINT pushes_pkey PRIMARY KEY (id)
);

CREATE TABLE rating_priors (
    id uuid NOT NULL,
    mean double precision NOT NULL,
    CONSTRAINT rating_priors_pkey PRIMARY KEY (id)
);

CREATE TABLE recovery_codes (
    code_hash text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash)
);

CREATE TABLE refunds (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    user_id uuid NOT NULL,
    amount bigint NOT NULL,
    provider text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    ref text,
    failure text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    CONSTRAINT refunds_amount CHECK ((amount > 0)),
    CONSTRAINT refunds_status CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
    CONSTRAINT refunds_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_operations (
    key text NOT NULL,
    kind text NOT NULL,
    ref text NOT NULL,
    token text,
    amount bigint NOT NULL,
    outcome text NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    told_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sandbox_operations_kind CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text, 'payout'::text, 'chargeback'::text]))),
    CONSTRAINT sandbox_operations_pkey PRIMARY KEY (key),
    CONSTRAINT sandbox_operations_ref UNIQUE (ref)
);

CREATE TABLE saved_jobs (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_jobs_once UNIQUE (user_id, job_id),
    CONSTRAINT saved_jobs_pkey PRIMARY KEY (id)
);

CREATE TABLE saved_professionals (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    professional_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_professionals_once UNIQUE (user_id, professional_id),
    CONSTRAINT saved_professionals_pkey PRIMARY KEY (id)
);

CREATE TABLE saved_search_matches (
    search_id uuid NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_search_matches_search_id_job_id_pk PRIMARY KEY (search_id, job_id)
);

CREATE TABLE saved_searches (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    query jsonb NOT NULL,
    category_key text DEFAULT ''::text NOT NULL,
    alerts boolean DEFAULT true NOT NULL,
    mails boolean DEFAULT false NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_searches_pkey PRIMARY KEY (id)
);

CREATE TABLE search_marks (
    chat_id uuid NOT NULL,
    seq integer NOT NULL,
    CONSTRAINT search_marks_pkey PRIMARY KEY (chat_id)
);

CREATE TABLE search_words (
    word text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT search_words_pkey PRIMARY KEY (word)
);

-- The words of messages, filled after they are written: whoever writes one does not wait for its indexes.
CREATE TABLE searched_messages (
    message_id uuid NOT NULL,
    words tsvector NOT NULL,
    plain text NOT NULL,
    CONSTRAINT searched_messages_pkey PRIMARY KEY (message_id)
);

CREATE TABLE sessions (
    id uuid NOT NULL,
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    user_agent text,
    address text,
    device_token text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    acting_for uuid,
    CONSTRAINT sessions_pkey PRIMARY KEY (id),
    CONSTRAINT sessions_token UNIQUE (token_hash)
);

CREATE TABLE sign_in_tickets (
    ticket_hash text NOT NULL,
    user_id uuid NOT NULL,
    remember boolean NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (ticket_hash)
);

CREATE TABLE skills (
    id uuid NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT skills_once UNIQUE (name_key),
    CONSTRAINT skills_pkey PRIMARY KEY (id)
);

CREATE TABLE spent_credentials (
    credential_hash text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT spent_credentials_pkey PRIMARY KEY (credential_hash)
);

CREATE TABLE submission_files (
    submission_id uuid NOT NULL,
    file_id uuid NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT submission_files_submission_id_file_id_pk PRIMARY KEY (submission_id, file_id)
);

CREATE TABLE submissions (
    id uuid NOT NULL,
    contract_id uuid NOT NULL,
    text text NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    note text,
    decided_by text,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    milestone_id uuid,
    CONSTRAINT submissions_status CHECK ((status = ANY (ARRAY['submitted'::text, 'approved'::text, 'changes-requested'::text, 'taken-back'::text, 'closed'::text]))),
    CONSTRAINT submissions_pkey PRIMARY KEY (id)
);

CREATE TABLE support_tickets (
    id uuid NOT NULL,
    number integer NOT NULL,
    user_id uuid,
    full_name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT support_tickets_number UNIQUE (number),
    CONSTRAINT support_tickets_pkey PRIMARY KEY (id)
);

ALTER TABLE support_tickets ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME support_tickets_number_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE team_invitations (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT team_invitations_role CHECK ((role = ANY (ARRAY['viewer'::text, 'recruiter'::text, 'owner'::text]))),
    CONSTRAINT team_invitations_once UNIQUE (company_id, email),
    CONSTRAINT team_invitations_pkey PRIMARY KEY (id),
    CONSTRAINT team_invitations_token UNIQUE (token_hash)
);

CREATE TABLE team_log (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    actor_id uuid NOT NULL,
    action text NOT NULL,
    about text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    subject text,
    subject_id uuid,
    role text,
    CONSTRAINT team_log_role CHECK ((role = ANY (ARRAY['viewer'::text, 'recruiter'::text, 'owner'::text]))),
    CONSTRAINT team_log_pkey PRIMARY KEY (id)
);

CREATE TABLE team_members (
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT team_members_role CHECK ((role = ANY (ARRAY['viewer'::text, 'recruiter'::text, 'owner'::text]))),
    CONSTRAINT team_members_company_id_user_id_pk PRIMARY KEY (company_id, user_id)
);

CREATE TABLE telemetry_counts (
    minute timestamp(3) with time zone NOT NULL,
    remote text NOT NULL,
    version text NOT NULL,
    source text NOT NULL,
    kind text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    bucket integer DEFAULT 0 NOT NULL,
    count integer NOT NULL,
    CONSTRAINT telemetry_counts_key PRIMARY KEY (minute, remote, version, source, kind, name, bucket)
);

CREATE TABLE transfers (
    id uuid NOT NULL,
    key text NOT NULL,
    reason text NOT NULL,
    contract_id uuid,
    milestone_id uuid,
    payment_id uuid,
    refund_id uuid,
    payout_id uuid,
    dispute_id uuid,
    chargeback_id uuid,
    event text NOT NULL,
    actor_id uuid,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT transfers_reason CHECK ((reason = ANY (ARRAY['charge'::text, 'fund'::text, 'release'::text, 'refund'::text, 'award'::text, 'awardBack'::text, 'shift'::text, 'clear'::text, 'payback'::text, 'paidBack'::text, 'paybackFailed'::text, 'withdraw'::text, 'withdrawn'::text, 'withdrawFailed'::text, 'withdrawReturned'::text, 'chargeback'::text, 'chargebackWon'::text]))),
    CONSTRAINT transfers_key UNIQUE (key),
    CONSTRAINT transfers_pkey PRIMARY KEY (id)
);

CREATE TABLE two_steps (
    user_id uuid NOT NULL,
    secret text NOT NULL,
    last_step integer DEFAULT 0 NOT NULL,
    confirmed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT two_steps_pkey PRIMARY KEY (user_id)
);

CREATE TABLE user_skills (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    CONSTRAINT user_skills_once UNIQUE (user_id, name_key),
    CONSTRAINT user_skills_pkey PRIMARY KEY (id)
);

CREATE TABLE users (
    id uuid NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    email_verified_at timestamp(3) with time zone,
    password_hash text,
    phone_number text,
    user_type text NOT NULL,
    lat double precision,
    lng double precision,
    city text,
    country text,
    title text,
    bio text,
    website text,
    business_type text,
    company_name text,
    preferred_services jsonb DEFAULT '[]'::jsonb NOT NULL,
    preferences jsonb DEFAULT '{}'::jsonb NOT NULL,
    profile_file_id uuid,
    national_id_file_id uuid,
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    review_count integer DEFAULT 0 NOT NULL,
    completed_contracts integer DEFAULT 0 NOT NULL,
    terms_accepted_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    service_radius_km integer,
    deletion_due_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    suspended_at timestamp(3) with time zone,
    suspension_reason text,
    identity_verified_at timestamp(3) with time zone,
    terms_version text,
    privacy_version text,
    featured_until timestamp(3) with time zone,
    licence_file_id uuid,
    licence_verified_at timestamp(3) with time zone,
    licence_number text,
    licence_expires_on date,
    licence_valid_until date,
    CONSTRAINT users_service_radius CHECK (((service_radius_km >= 1) AND (service_radius_km <= 200))),
    CONSTRAINT users_user_type CHECK ((user_type = ANY (ARRAY['client'::text, 'contractor'::text, 'company'::text, 'admin'::text]))),
    CONSTRAINT users_email UNIQUE (email),
    CONSTRAINT users_pkey PRIMARY KEY (id)
);

-- Indexes

CREATE INDEX account_attempts_account ON account_attempts (kind, email, created_at);
CREATE INDEX account_attempts_age ON account_attempts (created_at);
CREATE INDEX account_exports_due ON account_exports (available_at);
CREATE INDEX account_exports_file ON account_exports (file_id);
CREATE UNIQUE INDEX accounts_contract ON accounts (contract_id) WHERE (contract_id IS NOT NULL);
CREATE UNIQUE INDEX accounts_house ON accounts (kind, COALESCE(provider, ''::text)) WHERE (kind = ANY (ARRAY['external'::text, 'losses'::text, 'fees'::text]));
CREATE UNIQUE INDEX accounts_person ON accounts (user_id, kind) WHERE (user_id IS NOT NULL);
CREATE INDEX amendments_contract ON amendments (contract_id, created_at, id);
CREATE UNIQUE INDEX amendments_open ON amendments (contract_id) WHERE (status = 'open'::text);
CREATE INDEX applications_job ON applications (job_id, created_at, id);
CREATE INDEX applications_user ON applications (user_id, created_at, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, created_at, id);
CREATE INDEX audit_entries_case ON audit_entries (case_id, created_at, id);
CREATE INDEX audit_entries_newest ON audit_entries (created_at, id);
CREATE INDEX audit_entries_person ON audit_entries (person_id, created_at, id);
CREATE INDEX availabilities_from ON availabilities (available_from);
CREATE INDEX blocks_blocked ON blocks (blocked_id);
CREATE INDEX cases_job ON cases (job_id);
CREATE UNIQUE INDEX cases_open ON cases (kind, about_id) WHERE (status = 'open'::text);
CREATE INDEX cases_person ON cases (person_id, created_at, id);
CREATE INDEX cases_queue ON cases (status, created_at, id);
CREATE INDEX certificates_user ON certificates (user_id);
CREATE INDEX chargebacks_payment ON chargebacks (payment_id);
CREATE INDEX chat_participants_user ON chat_participants (user_id);
CREATE INDEX chats_creator ON chats (created_by_id, created_at);
CREATE INDEX chats_newest ON chats (last_message_at);
CREATE INDEX contract_events_contract ON contract_events (contract_id, created_at, id);
CREATE INDEX contracts_client ON contracts (client_id, created_at, id);
CREATE INDEX contracts_job ON contracts (job_id);
CREATE INDEX contracts_professional ON contracts (professional_id, created_at, id);
CREATE INDEX contracts_running ON contracts (end_date) WHERE ((status = 'active'::text) AND (reminded_at IS NULL));
CREATE INDEX contracts_unpaid ON contracts (finished_at) WHERE ((status = 'completed'::text) AND (payment_status = 'pending'::text));
CREATE INDEX dispute_files_file ON dispute_files (file_id);
CREATE INDEX disputes_contract ON disputes (contract_id, created_at, id);
CREATE INDEX disputes_open ON disputes (created_at) WHERE (status = ANY (ARRAY['open'::text, 'appealed'::text]));
CREATE UNIQUE INDEX disputes_standing ON disputes (contract_id) WHERE (status <> 'withdrawn'::text);
CREATE INDEX documents_open ON documents (created_at) WHERE (number IS NULL);
CREATE INDEX email_undos_email ON email_undos (email);
CREATE INDEX email_undos_expiry ON email_undos (expires_at);
CREATE INDEX email_undos_user ON email_undos (user_id);
CREATE INDEX entries_account ON entries (account_id, created_at, id);
CREATE INDEX error_samples_newest ON error_samples (at, id);
CREATE INDEX experiences_user ON experiences (user_id);
CREATE INDEX failed_sign_ins_account ON failed_sign_ins (email, address, created_at);
CREATE INDEX failed_sign_ins_address ON failed_sign_ins (address, created_at);
CREATE INDEX feedbacks_subject ON feedbacks (subject_id, created_at, id);
CREATE INDEX feedbacks_uncounted ON feedbacks (visible_at) WHERE (NOT is_counted);
CREATE INDEX files_owner ON files (owner_id);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX identities_user ON identities (user_id);
CREATE INDEX invites_client ON invites (client_id, created_at, id);
CREATE INDEX invites_contractor ON invites (contractor_id, created_at, id);
CREATE INDEX job_reports_case ON job_reports (case_id);
CREATE INDEX job_reports_reporter ON job_reports (reporter_id);
CREATE INDEX jobs_attachment ON jobs (attachment_file_id) WHERE (attachment_file_id IS NOT NULL);
CREATE INDEX jobs_city ON jobs USING gin (city_key gin_trgm_ops) WITH (fastupdate='false') WHERE (status = 'open'::text);
-- Open jobs in every order a search may ask for. What filters read is INCLUDEd: walking them never visits the table.
CREATE INDEX jobs_open ON jobs (created_at, id) INCLUDE (category_key, type_key, employment_key, salary_min, salary_max, city_key, owner_id, spot) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_category ON jobs (category_key, created_at, id) INCLUDE (type_key, employment_key, salary_min, salary_max, city_key, owner_id, spot) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_employment ON jobs (employment_key, created_at, id) INCLUDE (category_key, type_key, salary_min, salary_max, city_key, owner_id, spot) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_salary_max ON jobs (salary_max DESC NULLS LAST, created_at DESC, id DESC) INCLUDE (category_key, type_key, employment_key, salary_min, city_key, owner_id, spot) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_salary_min ON jobs (salary_min, created_at DESC, id DESC) INCLUDE (category_key, type_key, employment_key, salary_max, city_key, owner_id, spot) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_spot ON jobs USING gist (spot) INCLUDE (category_key, type_key, employment_key, salary_min, salary_max, city_key, owner_id, created_at, id) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_type ON jobs (type_key, created_at, id) WHERE (status = 'open'::text);
CREATE INDEX jobs_owner ON jobs (owner_id, created_at, id);
CREATE INDEX jobs_search ON jobs USING gin (search) WITH (fastupdate='false') WHERE (status = 'open'::text);
CREATE INDEX jobs_skills ON jobs USING gin (skill_keys(skills_required)) WITH (fastupdate='false') WHERE (status = 'open'::text);
CREATE INDEX jobs_thumbnail ON jobs (thumbnail_file_id) WHERE (thumbnail_file_id IS NOT NULL);
CREATE INDEX known_devices_age ON known_devices (seen_at);
CREATE UNIQUE INDEX languages_once ON languages (user_id, lower(name));
CREATE INDEX mails_due ON mails (available_at, id) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX mails_to ON mails ("to", created_at);
CREATE INDEX message_files_file ON message_files (file_id);
CREATE INDEX message_files_thumbnail ON message_files (thumbnail_file_id);
CREATE UNIQUE INDEX messages_sent_key ON messages (chat_id, sender_id, sent_key) WHERE (sent_key IS NOT NULL);
CREATE INDEX milestones_contract ON milestones (contract_id);
CREATE INDEX notifications_actor ON notifications (actor_id);
CREATE INDEX notifications_age ON notifications (created_at);
CREATE INDEX notifications_undecided ON notifications (created_at) WHERE ((kind = 'messageReceived'::text) AND (mail_decided_at IS NULL));
CREATE INDEX notifications_unread ON notifications (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON notifications (user_id, created_at, id);
CREATE INDEX offer_events_offer ON offer_events (offer_id, created_at, id);
CREATE UNIQUE INDEX offers_blocking ON offers (job_id, professional_id) WHERE ((status = ANY (ARRAY['pending'::text, 'accepted'::text])) OR (closed_reason = 'declined'::text));
CREATE INDEX offers_client ON offers (client_id, created_at, id);
CREATE INDEX offers_due ON offers (expires_at, id) WHERE (status = 'pending'::text);
CREATE INDEX offers_job ON offers (job_id, created_at, id);
CREATE INDEX offers_professional ON offers (professional_id, created_at, id);
CREATE INDEX outbox_due ON outbox (available_at, id) WHERE (delivered_at IS NULL);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkeys_user ON passkeys (user_id);
CREATE INDEX password_resets_user ON password_resets (user_id);
CREATE UNIQUE INDEX payment_methods_default ON payment_methods (user_id, kind) WHERE (is_default AND (removed_at IS NULL));
CREATE UNIQUE INDEX payment_methods_token ON payment_methods (user_id, token) WHERE (removed_at IS NULL);
CREATE INDEX payments_contract ON payments (contract_id, created_at);
CREATE INDEX payments_method ON payments (method_id);
CREATE UNIQUE INDEX payments_open ON payments (contract_id, COALESCE(milestone_id, contract_id)) WHERE (status = ANY (ARRAY['pending'::text, 'action'::text]));
CREATE INDEX payments_payer ON payments (payer_id, created_at);
CREATE UNIQUE INDEX payments_ref ON payments (provider, ref) WHERE (ref IS NOT NULL);
CREATE INDEX payouts_method ON payouts (method_id);
CREATE UNIQUE INDEX payouts_ref ON payouts (provider, ref) WHERE (ref IS NOT NULL);
CREATE INDEX payouts_user ON payouts (user_id, created_at);
CREATE INDEX person_reports_case ON person_reports (case_id);
CREATE UNIQUE INDEX person_reports_message ON person_reports (reporter_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX person_reports_of_message ON person_reports (message_id);
CREATE INDEX person_reports_of_person ON person_reports (person_id);
CREATE UNIQUE INDEX person_reports_person ON person_reports (reporter_id, person_id) WHERE (message_text IS NULL);
CREATE INDEX placements_days_of ON placements (ends_at, starts_at);
CREATE INDEX placements_file ON placements (file_id);
CREATE INDEX portfolio_items_after_file ON portfolio_items (after_file_id);
CREATE INDEX portfolio_items_before_file ON portfolio_items (before_file_id);
CREATE INDEX portfolio_items_user ON portfolio_items (user_id);
-- Every order of the search; what filters read is INCLUDEd, so that walking them never visits the table.
CREATE INDEX professionals_best ON professionals (score, id) INCLUDE (skill_hashes, rating, is_verified, city_key, spot, service_radius_km, is_complete);
CREATE INDEX professionals_city ON professionals USING gin (city_key gin_trgm_ops) WITH (fastupdate='false');
CREATE INDEX professionals_newest ON professionals (created_at, id) INCLUDE (skill_hashes, rating, is_verified, city_key, spot, service_radius_km);
CREATE INDEX professionals_reach ON professionals USING gist (reach) INCLUDE (skill_hashes, rating, is_verified, spot, service_radius_km, score, created_at, id);
CREATE INDEX professionals_search ON professionals USING gin (search) WITH (fastupdate='false');
CREATE INDEX professionals_spot ON professionals USING gist (spot) INCLUDE (skill_hashes, rating, is_verified, service_radius_km, score, created_at, id);
CREATE INDEX profile_words_resemble ON profile_words USING gin (word gin_trgm_ops) WITH (fastupdate='false');
CREATE INDEX promotions_of_user ON promotions (user_id, created_at, id);
CREATE INDEX promotions_portfolio ON promotions (portfolio_id);
CREATE INDEX promotions_running ON promotions (ends_at) WHERE (stopped_at IS NULL);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX pushes_due ON pushes (available_at, id);
CREATE INDEX pushes_subscription ON pushes (subscription_id);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE UNIQUE INDEX refunds_ref ON refunds (provider, ref) WHERE (ref IS NOT NULL);
CREATE INDEX refunds_user ON refunds (user_id, created_at);
CREATE INDEX sandbox_operations_due ON sandbox_operations (due_at) WHERE (told_at IS NULL);
CREATE INDEX saved_jobs_user ON saved_jobs (user_id, created_at, id);
CREATE INDEX saved_professionals_of ON saved_professionals (professional_id);
CREATE INDEX saved_professionals_user ON saved_professionals (user_id, created_at, id);
CREATE INDEX saved_search_matches_job ON saved_search_matches (job_id);
CREATE INDEX saved_searches_alerts ON saved_searches (category_key, id) WHERE alerts;
CREATE INDEX saved_searches_user ON saved_searches (user_id, created_at, id);
CREATE INDEX search_words_resemble ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate='false');
CREATE INDEX searched_messages_plain ON searched_messages USING gin (plain gin_trgm_ops);
CREATE INDEX searched_messages_words ON searched_messages USING gin (words);
CREATE INDEX sessions_acting ON sessions (acting_for);
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sign_in_tickets_user ON sign_in_tickets (user_id);
CREATE INDEX skills_name ON skills (name);
CREATE INDEX submission_files_file ON submission_files (file_id);
CREATE INDEX submissions_contract ON submissions (contract_id, created_at, id);
CREATE INDEX submissions_milestone ON submissions (milestone_id, created_at);
CREATE UNIQUE INDEX submissions_open ON submissions (contract_id, COALESCE(milestone_id, contract_id)) WHERE (status = 'submitted'::text);
CREATE INDEX submissions_waiting ON submissions (created_at) WHERE (status = 'submitted'::text);
CREATE INDEX support_tickets_of_user ON support_tickets (user_id, created_at, id);
CREATE INDEX support_tickets_untold ON support_tickets (created_at) WHERE (told_at IS NULL);
CREATE INDEX team_log_actor ON team_log (actor_id);
CREATE INDEX team_log_company ON team_log (company_id, id);
CREATE INDEX team_members_user ON team_members (user_id);
CREATE INDEX transfers_chargeback ON transfers (chargeback_id);
CREATE INDEX transfers_contract ON transfers (contract_id, created_at);
CREATE INDEX transfers_dispute ON transfers (dispute_id);
CREATE INDEX transfers_milestone ON transfers (milestone_id);
CREATE INDEX transfers_payment ON transfers (payment_id);
CREATE INDEX transfers_payout ON transfers (payout_id);
CREATE INDEX transfers_refund ON transfers (refund_id);
CREATE INDEX user_skills_key ON user_skills (name_key);
CREATE INDEX users_deletion ON users (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE INDEX users_licence_end ON users (licence_valid_until) WHERE (licence_valid_until IS NOT NULL);
CREATE INDEX users_licence_file ON users (licence_file_id) WHERE (licence_file_id IS NOT NULL);
CREATE INDEX users_names ON users USING gin (user_names(company_name, full_name) gin_trgm_ops) WITH (fastupdate='false');
CREATE INDEX users_national_id_file ON users (national_id_file_id) WHERE (national_id_file_id IS NOT NULL);
CREATE INDEX users_profile_file ON users (profile_file_id) WHERE (profile_file_id IS NOT NULL);

-- How often each skill is asked for: of an index that holds open jobs only, the planner reads no statistics.
CREATE STATISTICS jobs_skill_keys ON skill_keys(skills_required) FROM jobs;

-- Triggers

CREATE TRIGGER accounts_empty BEFORE INSERT ON accounts FOR EACH ROW WHEN ((new.balance <> 0)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_filled BEFORE TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_kept BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- Only entries move balances: an UPDATE that no trigger makes is refused.
CREATE TRIGGER accounts_moved BEFORE UPDATE ON accounts FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_filled BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_kept BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_filled BEFORE TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_kept BEFORE DELETE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_numbered_once BEFORE UPDATE ON documents FOR EACH ROW WHEN (OLD.number IS NOT NULL OR (OLD.transfer_id, OLD.kind, OLD.created_at) IS DISTINCT FROM (NEW.transfer_id, NEW.kind, NEW.created_at)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_applied AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION apply_entry();
CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_transfer();
CREATE TRIGGER entries_filled BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_kept BEFORE DELETE OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER jobs_search_words AFTER INSERT OR UPDATE OF title, city, skills_required, description ON jobs FOR EACH ROW EXECUTE FUNCTION note_search_words();
CREATE CONSTRAINT TRIGGER transfers_balance AFTER INSERT ON transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_transfer();
CREATE TRIGGER transfers_filled BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_kept BEFORE DELETE OR UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- At the end of the transaction: a sign-up with its skills then writes all its words at once, in one order, so that two of
-- them cannot wait for each other; and each trigger sees everything. A contract that is completed counts itself in the
-- row of its person, in the same transaction, after its own change.
CREATE CONSTRAINT TRIGGER user_skills_professional AFTER INSERT OR DELETE OR UPDATE ON user_skills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_changed_skill();
CREATE CONSTRAINT TRIGGER users_professional AFTER UPDATE OF user_type, full_name, company_name, title, bio, city, lat, lng, service_radius_km, rating, review_count, completed_contracts, email_verified_at, profile_file_id, deleted_at, suspended_at ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((('contractor'::text = old.user_type) OR ('contractor'::text = new.user_type))) EXECUTE FUNCTION note_changed_user();
CREATE CONSTRAINT TRIGGER users_professional_made AFTER INSERT ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.user_type = 'contractor'::text)) EXECUTE FUNCTION note_changed_user();

-- References

ALTER TABLE account_exports ADD CONSTRAINT account_exports_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE account_exports ADD CONSTRAINT account_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE accounts ADD CONSTRAINT accounts_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE agreements ADD CONSTRAINT agreements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE amendments ADD CONSTRAINT amendments_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE availabilities ADD CONSTRAINT availabilities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_blocked_id_users_id_fk FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_blocker_id_users_id_fk FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE cases ADD CONSTRAINT cases_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE cases ADD CONSTRAINT cases_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE certificates ADD CONSTRAINT certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE chargebacks ADD CONSTRAINT chargebacks_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
ALTER TABLE chat_participants ADD CONSTRAINT chat_participants_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
ALTER TABLE chat_participants ADD CONSTRAINT chat_participants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE chats ADD CONSTRAINT chats_created_by_id_users_id_fk FOREIGN KEY (created_by_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE chats ADD CONSTRAINT chats_first_user_id_users_id_fk FOREIGN KEY (first_user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE chats ADD CONSTRAINT chats_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE chats ADD CONSTRAINT chats_second_user_id_users_id_fk FOREIGN KEY (second_user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE contract_archives ADD CONSTRAINT contract_archives_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE contract_archives ADD CONSTRAINT contract_archives_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE contract_events ADD CONSTRAINT contract_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE contract_events ADD CONSTRAINT contract_events_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE contracts ADD CONSTRAINT contracts_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE contracts ADD CONSTRAINT contracts_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE contracts ADD CONSTRAINT contracts_offer_id_offers_id_fk FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE;
ALTER TABLE contracts ADD CONSTRAINT contracts_professional_id_users_id_fk FOREIGN KEY (professional_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE dispute_decisions ADD CONSTRAINT dispute_decisions_decider_id_users_id_fk FOREIGN KEY (decider_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE dispute_decisions ADD CONSTRAINT dispute_decisions_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id) ON DELETE CASCADE;
ALTER TABLE dispute_files ADD CONSTRAINT dispute_files_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id) ON DELETE CASCADE;
ALTER TABLE dispute_files ADD CONSTRAINT dispute_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE disputes ADD CONSTRAINT disputes_appealed_by_id_users_id_fk FOREIGN KEY (appealed_by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE disputes ADD CONSTRAINT disputes_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE disputes ADD CONSTRAINT disputes_raised_by_id_users_id_fk FOREIGN KEY (raised_by_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE documents ADD CONSTRAINT documents_transfer_id_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES transfers(id) ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE email_codes ADD CONSTRAINT email_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE email_undos ADD CONSTRAINT email_undos_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE entries ADD CONSTRAINT entries_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE entries ADD CONSTRAINT entries_transfer_id_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES transfers(id) ON DELETE CASCADE;
ALTER TABLE experiences ADD CONSTRAINT experiences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE feedbacks ADD CONSTRAINT feedbacks_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE feedbacks ADD CONSTRAINT feedbacks_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE feedbacks ADD CONSTRAINT feedbacks_subject_id_users_id_fk FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE identities ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE invites ADD CONSTRAINT invites_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE invites ADD CONSTRAINT invites_contractor_id_users_id_fk FOREIGN KEY (contractor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE invites ADD CONSTRAINT invites_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_attachment_file_id_files_id_fk FOREIGN KEY (attachment_file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE jobs ADD CONSTRAINT jobs_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_thumbnail_file_id_files_id_fk FOREIGN KEY (thumbnail_file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE languages ADD CONSTRAINT languages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE message_files ADD CONSTRAINT message_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE message_files ADD CONSTRAINT message_files_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
ALTER TABLE message_files ADD CONSTRAINT message_files_thumbnail_file_id_files_id_fk FOREIGN KEY (thumbnail_file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE messages ADD CONSTRAINT messages_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
ALTER TABLE milestones ADD CONSTRAINT milestones_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE notification_choices ADD CONSTRAINT notification_choices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE notifications ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE offer_events ADD CONSTRAINT offer_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE offer_events ADD CONSTRAINT offer_events_offer_id_offers_id_fk FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE;
ALTER TABLE offers ADD CONSTRAINT offers_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE offers ADD CONSTRAINT offers_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE offers ADD CONSTRAINT offers_professional_id_users_id_fk FOREIGN KEY (professional_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payment_methods ADD CONSTRAINT payment_methods_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payments ADD CONSTRAINT payments_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE payments ADD CONSTRAINT payments_method_id_payment_methods_id_fk FOREIGN KEY (method_id) REFERENCES payment_methods(id) ON DELETE SET NULL;
ALTER TABLE payments ADD CONSTRAINT payments_milestone_id_milestones_id_fk FOREIGN KEY (milestone_id) REFERENCES milestones(id) ON DELETE CASCADE;
ALTER TABLE payments ADD CONSTRAINT payments_payer_id_users_id_fk FOREIGN KEY (payer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payouts ADD CONSTRAINT payouts_method_id_payment_methods_id_fk FOREIGN KEY (method_id) REFERENCES payment_methods(id) ON DELETE SET NULL;
ALTER TABLE payouts ADD CONSTRAINT payouts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE person_reports ADD CONSTRAINT person_reports_case_id_cases_id_fk FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE;
ALTER TABLE person_reports ADD CONSTRAINT person_reports_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL;
ALTER TABLE person_reports ADD CONSTRAINT person_reports_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE person_reports ADD CONSTRAINT person_reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE placements ADD CONSTRAINT placements_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE portfolio_items ADD CONSTRAINT portfolio_items_after_file_id_files_id_fk FOREIGN KEY (after_file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE portfolio_items ADD CONSTRAINT portfolio_items_before_file_id_files_id_fk FOREIGN KEY (before_file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE portfolio_items ADD CONSTRAINT portfolio_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE professionals ADD CONSTRAINT professionals_id_users_id_fk FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE promotions ADD CONSTRAINT promotions_portfolio_id_portfolio_items_id_fk FOREIGN KEY (portfolio_id) REFERENCES portfolio_items(id) ON DELETE CASCADE;
ALTER TABLE promotions ADD CONSTRAINT promotions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE provider_people ADD CONSTRAINT provider_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE pushes ADD CONSTRAINT pushes_notification_id_notifications_id_fk FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
ALTER TABLE pushes ADD CONSTRAINT pushes_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE saved_jobs ADD CONSTRAINT saved_jobs_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE saved_jobs ADD CONSTRAINT saved_jobs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE saved_professionals ADD CONSTRAINT saved_professionals_professional_id_users_id_fk FOREIGN KEY (professional_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE saved_professionals ADD CONSTRAINT saved_professionals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE saved_search_matches ADD CONSTRAINT saved_search_matches_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE saved_search_matches ADD CONSTRAINT saved_search_matches_search_id_saved_searches_id_fk FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE search_marks ADD CONSTRAINT search_marks_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
ALTER TABLE searched_messages ADD CONSTRAINT searched_messages_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_acting_for_users_id_fk FOREIGN KEY (acting_for) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sign_in_tickets ADD CONSTRAINT sign_in_tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE submission_files ADD CONSTRAINT submission_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
ALTER TABLE submission_files ADD CONSTRAINT submission_files_submission_id_submissions_id_fk FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
ALTER TABLE submissions ADD CONSTRAINT submissions_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE submissions ADD CONSTRAINT submissions_milestone_id_milestones_id_fk FOREIGN KEY (milestone_id) REFERENCES milestones(id) ON DELETE CASCADE;
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE team_invitations ADD CONSTRAINT team_invitations_company_id_users_id_fk FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_log ADD CONSTRAINT team_log_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_log ADD CONSTRAINT team_log_company_id_users_id_fk FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_company_id_users_id_fk FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_chargeback_id_chargebacks_id_fk FOREIGN KEY (chargeback_id) REFERENCES chargebacks(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_milestone_id_milestones_id_fk FOREIGN KEY (milestone_id) REFERENCES milestones(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_payout_id_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES payouts(id) ON DELETE CASCADE;
ALTER TABLE transfers ADD CONSTRAINT transfers_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE CASCADE;
ALTER TABLE two_steps ADD CONSTRAINT two_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE user_skills ADD CONSTRAINT user_skills_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_licence_file_id_files_id_fk FOREIGN KEY (licence_file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE users ADD CONSTRAINT users_national_id_file_id_files_id_fk FOREIGN KEY (national_id_file_id) REFERENCES files(id) ON DELETE SET NULL;
ALTER TABLE users ADD CONSTRAINT users_profile_file_id_files_id_fk FOREIGN KEY (profile_file_id) REFERENCES files(id) ON DELETE SET NULL;

-- What the first profiles are offered.
INSERT INTO skills (id, name, name_key)
SELECT gen_random_uuid(), known.name, match_key(known.name)
FROM unnest(array['plumbing', 'electrical', 'carpentry', 'masonry']) AS known(name);

SET LOCAL check_function_bodies = true;
