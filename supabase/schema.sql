-- Written by local/supabase/write-schema.ts from supabase/migrations. Do not edit.
-- The database as it is after all migrations, with hosted Supabase's Realtime: to be read and searched, and run by nobody. Why
-- something is as it is, the migrations say. Who is not named in a GRANT has no right. Of the platform's tables (auth, realtime)
-- only what the site added to them stands here.


-- # Schemas

-- ## app

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA app TO authenticated, service_role;

-- ## public

CREATE SCHEMA public;
GRANT USAGE ON SCHEMA public TO PUBLIC, anon, authenticated, service_role;

-- # Types

-- ## public.backup_problem

CREATE TYPE public.backup_problem AS ENUM ('no_space', 'database', 'content', 'archive', 'rows', 'files', 'receipts', 'sign_in', 'other');

-- ## public.change_order_status

CREATE TYPE public.change_order_status AS ENUM ('draft', 'sent', 'approved', 'declined', 'withdrawn');

-- ## public.contact_message_status

CREATE TYPE public.contact_message_status AS ENUM ('new', 'answered', 'spam');

-- ## public.decision

CREATE TYPE public.decision AS ENUM ('approved', 'changes_requested', 'declined');

-- ## public.decision_subject

CREATE TYPE public.decision_subject AS ENUM ('feedback_item', 'change_order');

-- ## public.discovery_call_status

CREATE TYPE public.discovery_call_status AS ENUM ('requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'spam');

-- ## public.feedback_status

CREATE TYPE public.feedback_status AS ENUM ('open', 'approved', 'changes_requested', 'closed');

-- ## public.invoice_status

CREATE TYPE public.invoice_status AS ENUM ('preparing', 'draft', 'open', 'paid', 'void', 'uncollectible', 'discarded');

-- ## public.project_side

CREATE TYPE public.project_side AS ENUM ('agency', 'client');

-- ## public.project_status

CREATE TYPE public.project_status AS ENUM ('planning', 'in_progress', 'waiting', 'review', 'live', 'on_hold');

-- ## public.publish_state

CREATE TYPE public.publish_state AS ENUM ('working', 'live', 'failed', 'ignored', 'refused');

-- ## public.tax_kind

CREATE TYPE public.tax_kind AS ENUM ('standard', 'exempt', 'reverse_charge');

-- ## public.user_role

CREATE TYPE public.user_role AS ENUM ('owner', 'client');

-- # Sequences

-- ## public.audit_log_id_seq

GRANT ALL ON SEQUENCE public.audit_log_id_seq TO service_role;

-- ## public.messages_sequence_seq

GRANT ALL ON SEQUENCE public.messages_sequence_seq TO service_role;

-- ## public.stripe_readings

CREATE SEQUENCE public.stripe_readings;
GRANT ALL ON SEQUENCE public.stripe_readings TO service_role;

-- # Tables

-- ## app.awaited_steps

CREATE TABLE app.awaited_steps (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  browser text NOT NULL,
  system text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT awaited_steps_pkey PRIMARY KEY (session_id),
  CONSTRAINT awaited_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX awaited_steps_user_id_idx ON app.awaited_steps USING btree (user_id);
ALTER TABLE app.awaited_steps ENABLE ROW LEVEL SECURITY;

-- ## app.endorsement_wordings

CREATE TABLE app.endorsement_wordings (
  id text NOT NULL,
  sentences text NOT NULL,
  CONSTRAINT endorsement_wordings_pkey PRIMARY KEY (id),
  CONSTRAINT endorsement_wordings_sentences_key UNIQUE (sentences),
  CONSTRAINT endorsement_wordings_sentences_check CHECK ((char_length(sentences) <= 1000))
);
COMMENT ON COLUMN app.endorsement_wordings.id IS 'Language and version, as the form sends it.';

-- ## app.guide_copies

CREATE TABLE app.guide_copies (
  is_only boolean DEFAULT true NOT NULL,
  begun bigint DEFAULT 0 NOT NULL,
  copied bigint DEFAULT 0 NOT NULL,
  CONSTRAINT guide_copies_pkey PRIMARY KEY (is_only),
  CONSTRAINT guide_copies_is_only_check CHECK (is_only)
);
COMMENT ON TABLE app.guide_copies IS 'Readings of the content service are numbered when they begin. One that an earlier number comes after was read too early.';
GRANT INSERT, SELECT, UPDATE ON TABLE app.guide_copies TO service_role;

-- ## app.must_enrol

CREATE TABLE app.must_enrol (
  user_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  reason text DEFAULT 'lost'::text NOT NULL,
  session_id uuid,
  CONSTRAINT must_enrol_pkey PRIMARY KEY (user_id, reason),
  CONSTRAINT must_enrol_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT must_enrol_reason_check CHECK ((reason = ANY (ARRAY['lost'::text, 'duty'::text])))
);
COMMENT ON COLUMN app.must_enrol.reason IS '`lost`: until there are codes for another factor. `duty`: as long as owners need two steps, with a factor too, so that it cannot be removed.';
COMMENT ON COLUMN app.must_enrol.session_id IS 'Of a lost factor: the session that used the code, and may prove another factor.';
ALTER TABLE app.must_enrol ENABLE ROW LEVEL SECURITY;

-- ## app.password_changes

CREATE TABLE app.password_changes (
  user_id uuid NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_changes_pkey PRIMARY KEY (user_id),
  CONSTRAINT password_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
COMMENT ON TABLE app.password_changes IS 'A session is enough to choose a password at the sign-in service: one that was chosen today proves nothing about who types it.';

-- ## app.password_proofs

CREATE TABLE app.password_proofs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT password_proofs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
COMMENT ON TABLE app.password_proofs IS 'That somebody typed the password of an account just now, as the site found; good once, for a minute.';
CREATE INDEX password_proofs_user_id_idx ON app.password_proofs USING btree (user_id);

-- ## app.recovery_codes

CREATE TABLE app.recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  used_in uuid,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT recovery_codes_code_hash_check CHECK ((code_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);
COMMENT ON COLUMN app.recovery_codes.used_in IS 'The session: what it began with the code, it may end.';
ALTER TABLE app.recovery_codes ENABLE ROW LEVEL SECURITY;
CREATE TRIGGER tell_of_renewed_codes AFTER DELETE ON app.recovery_codes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_renewed_codes();
CREATE TRIGGER tell_of_used_code AFTER UPDATE OF used_at ON app.recovery_codes FOR EACH ROW WHEN (((old.used_at IS NULL) AND (new.used_at IS NOT NULL))) EXECUTE FUNCTION app.tell_of_used_code();

-- ## app.search_words

CREATE TABLE app.search_words (
  word text NOT NULL
);
CREATE INDEX search_words_trigrams_idx ON app.search_words USING gin (word extensions.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_words_word_idx ON app.search_words USING btree (word);

-- ## app.set_aside_passwords

CREATE TABLE app.set_aside_passwords (
  user_id uuid NOT NULL,
  password_hash text NOT NULL,
  replaced_by text NOT NULL,
  claim text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_settled boolean DEFAULT false NOT NULL,
  CONSTRAINT set_aside_passwords_pkey PRIMARY KEY (user_id),
  CONSTRAINT set_aside_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
COMMENT ON COLUMN app.set_aside_passwords.claim IS 'Of the metadata that came with the password: the hash of what the browser that chose it was given.';
COMMENT ON COLUMN app.set_aside_passwords.is_settled IS 'The password does not come back; the row still tells which one was nobody''s.';
CREATE INDEX set_aside_passwords_created_at_idx ON app.set_aside_passwords USING btree (created_at);

-- ## app.told_factors

CREATE TABLE app.told_factors (
  factor_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT told_factors_pkey PRIMARY KEY (factor_id),
  CONSTRAINT told_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT told_factors_name_check CHECK ((char_length(name) <= 60))
);
CREATE INDEX told_factors_user_id_idx ON app.told_factors USING btree (user_id);
ALTER TABLE app.told_factors ENABLE ROW LEVEL SECURITY;

-- ## auth.users

CREATE TRIGGER create_user_row AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION app.create_user_row();
CREATE TRIGGER follow_email AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION app.follow_email();
CREATE TRIGGER join_invited_clients AFTER INSERT OR UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN ((new.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION app.accept_invites_of_account();
CREATE TRIGGER limit_user_metadata BEFORE INSERT OR UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW EXECUTE FUNCTION app.limit_user_metadata();
CREATE TRIGGER note_password_change AFTER UPDATE ON auth.users FOR EACH ROW WHEN (((new.encrypted_password)::text IS DISTINCT FROM (old.encrypted_password)::text)) EXECUTE FUNCTION app.note_password_change();
CREATE TRIGGER record_terms_acceptance AFTER INSERT ON auth.users FOR EACH ROW WHEN ((btrim(COALESCE((new.raw_user_meta_data ->> 'accepted_terms'::text), ''::text)) <> ''::text)) EXECUTE FUNCTION app.record_terms_acceptance();
CREATE TRIGGER refuse_new_address_first BEFORE UPDATE OF email_change_token_new ON auth.users FOR EACH ROW WHEN ((((old.email_change_token_new)::text <> ''::text) AND ((COALESCE(new.email_change_token_new, ''::character varying))::text = ''::text) AND ((new.email_change_token_current)::text <> ''::text) AND ((new.email)::text = (old.email)::text))) EXECUTE FUNCTION app.refuse_new_address_first();
CREATE TRIGGER set_password_aside BEFORE UPDATE ON auth.users FOR EACH ROW WHEN ((((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL)) OR (((new.email)::text IS DISTINCT FROM (old.email)::text) AND ((new.email)::text = (old.email_change)::text)))) EXECUTE FUNCTION app.set_password_aside();
CREATE TRIGGER tell_of_account_change AFTER UPDATE ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NOT NULL) AND (((new.email)::text IS DISTINCT FROM (old.email)::text) OR ((new.encrypted_password)::text IS DISTINCT FROM (old.encrypted_password)::text)))) EXECUTE FUNCTION app.tell_of_account_change();
CREATE TRIGGER tell_of_unlinked_person AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION app.tell_of_unlinked_person();

-- ## public.agency_settings

CREATE TABLE public.agency_settings (
  is_only boolean DEFAULT true NOT NULL,
  notification_email text,
  version integer DEFAULT 1 NOT NULL,
  search_language text DEFAULT 'english'::text NOT NULL,
  invoice_from text,
  pay_to text,
  reminder_days integer[] DEFAULT '{}'::integer[] NOT NULL,
  uses_stripe_tax boolean DEFAULT false NOT NULL,
  owners_need_two_steps boolean,
  CONSTRAINT agency_settings_pkey PRIMARY KEY (is_only),
  CONSTRAINT agency_settings_invoice_from_check CHECK (((char_length(invoice_from) >= 1) AND (char_length(invoice_from) <= 500))),
  CONSTRAINT agency_settings_is_only_check CHECK (is_only),
  CONSTRAINT agency_settings_notification_email_check CHECK (((char_length(notification_email) >= 3) AND (char_length(notification_email) <= 255))),
  CONSTRAINT agency_settings_pay_to_check CHECK (((char_length(pay_to) >= 1) AND (char_length(pay_to) <= 500))),
  CONSTRAINT agency_settings_reminder_days_check CHECK (((cardinality(reminder_days) <= 6) AND ('-30'::integer <= ALL (reminder_days)) AND (365 >= ALL (reminder_days))))
);
COMMENT ON COLUMN public.agency_settings.invoice_from IS 'Who invoices are from: name, address, tax number, as written on them.';
COMMENT ON COLUMN public.agency_settings.notification_email IS 'Where notices to the owner go; null means the first owner''s own address.';
COMMENT ON COLUMN public.agency_settings.owners_need_two_steps IS 'Whether each owner has to have a second factor. Null: nobody has said; the site then says it at a sign-in, by where its database is.';
COMMENT ON COLUMN public.agency_settings.pay_to IS 'Where a transfer goes, as written on invoices.';
COMMENT ON COLUMN public.agency_settings.reminder_days IS 'So many days after an invoice fell due its client is reminded; below zero: before.';
COMMENT ON COLUMN public.agency_settings.search_language IS 'Not used any more: words are found by their own beginnings.';
COMMENT ON COLUMN public.agency_settings.uses_stripe_tax IS 'Stripe Tax says what is added to new invoices, and no rate of ours.';
ALTER TABLE public.agency_settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner changes the settings" ON public.agency_settings FOR UPDATE TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
CREATE POLICY "the owner reads the settings" ON public.agency_settings FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.agency_settings TO service_role;
GRANT SELECT, UPDATE (notification_email, reminder_days, uses_stripe_tax, owners_need_two_steps) ON TABLE public.agency_settings TO authenticated;
CREATE TRIGGER count_version BEFORE UPDATE ON public.agency_settings FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER end_duty AFTER UPDATE OF owners_need_two_steps ON public.agency_settings FOR EACH ROW WHEN (((old.owners_need_two_steps IS DISTINCT FROM false) AND (NOT new.owners_need_two_steps))) EXECUTE FUNCTION app.end_duty();
CREATE TRIGGER record_change AFTER UPDATE ON public.agency_settings FOR EACH ROW EXECUTE FUNCTION app.record_change();

-- ## public.approvals

CREATE TABLE public.approvals (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  subject_type public.decision_subject NOT NULL,
  subject_id uuid NOT NULL,
  decision public.decision NOT NULL,
  snapshot jsonb NOT NULL,
  snapshot_sha256 text NOT NULL,
  decided_by uuid,
  decided_by_name text NOT NULL,
  decided_at timestamp with time zone DEFAULT now() NOT NULL,
  comment text DEFAULT ''::text NOT NULL,
  CONSTRAINT approvals_pkey PRIMARY KEY (id),
  CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT approvals_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT approvals_comment_check CHECK ((char_length(comment) <= 2000)),
  CONSTRAINT approvals_decided_by_name_check CHECK ((char_length(decided_by_name) <= 200)),
  CONSTRAINT approvals_snapshot_sha256_check CHECK ((snapshot_sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX approvals_decided_by_idx ON public.approvals USING btree (decided_by);
CREATE INDEX approvals_project_id_idx ON public.approvals USING btree (project_id, decided_at DESC);
CREATE INDEX approvals_subject_id_idx ON public.approvals USING btree (subject_id, decided_at DESC);
CREATE UNIQUE INDEX approvals_one_per_change_order ON public.approvals USING btree (subject_id) WHERE (subject_type = 'change_order'::public.decision_subject);
ALTER TABLE public.approvals ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people of a project read its decisions" ON public.approvals FOR SELECT TO authenticated
  USING (app.can_read_decision(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)), (project_id IN ( SELECT app.my_money_project_ids() AS my_money_project_ids)), (subject_type)::text));
GRANT ALL ON TABLE public.approvals TO service_role;
GRANT SELECT ON TABLE public.approvals TO authenticated;
CREATE TRIGGER notify_of_decision AFTER INSERT ON public.approvals FOR EACH ROW EXECUTE FUNCTION app.notify_of_decision();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.approvals FOR EACH ROW EXECUTE FUNCTION app.record_change('snapshot');
CREATE TRIGGER refuse_change BEFORE UPDATE ON public.approvals FOR EACH ROW EXECUTE FUNCTION app.refuse_change_of_approval();
CREATE TRIGGER tell_of_decided_order AFTER INSERT ON public.approvals FOR EACH ROW WHEN ((new.subject_type = 'change_order'::public.decision_subject)) EXECUTE FUNCTION app.tell_of_decided_order();

-- ## public.article_ratings

CREATE TABLE public.article_ratings (
  user_id uuid NOT NULL,
  article_id text NOT NULL,
  is_helpful boolean NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT article_ratings_pkey PRIMARY KEY (user_id, article_id),
  CONSTRAINT article_ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  CONSTRAINT article_ratings_article_id_check CHECK (((char_length(article_id) >= 1) AND (char_length(article_id) <= 128)))
);
CREATE INDEX article_ratings_article_id_idx ON public.article_ratings USING btree (article_id);
ALTER TABLE public.article_ratings ENABLE ROW LEVEL SECURITY;
CREATE POLICY "a reader reads the own ratings, the owner all" ON public.article_ratings FOR SELECT TO authenticated
  USING (((user_id = ( SELECT app.me() AS me)) OR ( SELECT app.is_owner() AS is_owner)));
GRANT ALL ON TABLE public.article_ratings TO service_role;
GRANT SELECT ON TABLE public.article_ratings TO authenticated;

-- ## public.audit_log

CREATE TABLE public.audit_log (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  user_id uuid,
  action text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  table_name text,
  row_id text,
  before jsonb,
  after jsonb,
  part_of bigint,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_part_of_fkey FOREIGN KEY (part_of) REFERENCES public.audit_log(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT audit_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT audit_log_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 100)))
);
COMMENT ON COLUMN public.audit_log.action IS 'added, changed or removed, about the row of table_name with the key row_id; else what was done with it.';
COMMENT ON COLUMN public.audit_log.after IS 'Null for a row that was removed, but of an account: {"removed_by": "itself"}, or "hand" for whoever works in the database.';
COMMENT ON COLUMN public.audit_log.before IS 'Of a change only the columns that differ; null for a row that was added.';
COMMENT ON COLUMN public.audit_log.part_of IS 'The entry of the act that brought this change along; null for an act of its own.';
COMMENT ON COLUMN public.audit_log.user_id IS 'Null: the site itself, or an account that was deleted since.';
CREATE INDEX audit_log_acts_idx ON public.audit_log USING btree (id DESC) WHERE (part_of IS NULL);
CREATE INDEX audit_log_created_at_idx ON public.audit_log USING btree (created_at);
CREATE INDEX audit_log_part_of_idx ON public.audit_log USING btree (part_of) WHERE (part_of IS NOT NULL);
CREATE INDEX audit_log_row_idx ON public.audit_log USING btree (table_name, row_id);
CREATE INDEX audit_log_user_id_idx ON public.audit_log USING btree (user_id);
ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads the audit log" ON public.audit_log FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.audit_log TO service_role;
GRANT SELECT ON TABLE public.audit_log TO authenticated;

-- ## public.availability_blocks

CREATE TABLE public.availability_blocks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  request_key uuid,
  CONSTRAINT availability_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT availability_blocks_request_key_key UNIQUE (request_key),
  CONSTRAINT availability_blocks_check CHECK ((ends_at > starts_at)),
  CONSTRAINT availability_blocks_reason_check CHECK ((char_length(reason) <= 200))
);
CREATE INDEX availability_blocks_starts_at_idx ON public.availability_blocks USING btree (starts_at);
ALTER TABLE public.availability_blocks ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner manages availability blocks" ON public.availability_blocks TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.availability_blocks TO service_role;
GRANT DELETE, SELECT, INSERT (starts_at, ends_at, reason, request_key), UPDATE (starts_at, ends_at, reason) ON TABLE public.availability_blocks TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF reason ON public.availability_blocks FOR EACH ROW EXECUTE FUNCTION app.clean_lines('reason');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.availability_blocks FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at');

-- ## public.backup_state

CREATE TABLE public.backup_state (
  is_only boolean DEFAULT true NOT NULL,
  made_at timestamp with time zone,
  proven_at timestamp with time zone,
  bytes bigint,
  problem public.backup_problem,
  problem_at timestamp with time zone,
  CONSTRAINT backup_state_pkey PRIMARY KEY (is_only),
  CONSTRAINT backup_state_bytes_check CHECK ((bytes >= 0)),
  CONSTRAINT backup_state_check CHECK (((problem IS NULL) = (problem_at IS NULL))),
  CONSTRAINT backup_state_is_only_check CHECK (is_only)
);
COMMENT ON COLUMN public.backup_state.made_at IS 'When the newest archive was made; null while backups are not set up.';
COMMENT ON COLUMN public.backup_state.problem IS 'What went wrong at the last attempt; null when it went well.';
COMMENT ON COLUMN public.backup_state.proven_at IS 'When an archive was last restored into scratch and found equal.';
ALTER TABLE public.backup_state ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads how the backups stand" ON public.backup_state FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.backup_state TO service_role;
GRANT SELECT ON TABLE public.backup_state TO authenticated;

-- ## public.change_orders

CREATE TABLE public.change_orders (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  number integer DEFAULT 0 NOT NULL,
  title text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  price_cents integer NOT NULL,
  currency text NOT NULL,
  days_delta integer DEFAULT 0 NOT NULL,
  valid_until date NOT NULL,
  status public.change_order_status DEFAULT 'draft'::public.change_order_status NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_by uuid DEFAULT app.me(),
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  snapshot_sha256 text DEFAULT ''::text NOT NULL,
  invoiced_elsewhere_at timestamp with time zone,
  CONSTRAINT change_orders_pkey PRIMARY KEY (id),
  CONSTRAINT change_orders_project_id_number_key UNIQUE (project_id, number),
  CONSTRAINT change_orders_request_key_key UNIQUE (request_key),
  CONSTRAINT change_orders_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT change_orders_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT change_orders_check CHECK (((status = ANY (ARRAY['draft'::public.change_order_status, 'withdrawn'::public.change_order_status])) OR ((sent_at IS NOT NULL) AND (expires_at IS NOT NULL)))),
  CONSTRAINT change_orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT change_orders_days_delta_check CHECK (((days_delta >= '-1000'::integer) AND (days_delta <= 1000))),
  CONSTRAINT change_orders_price_cents_check CHECK ((abs(price_cents) <= (1000000 * GREATEST(app.units_in_one(currency), 100)))),
  CONSTRAINT change_orders_price_step CHECK (((price_cents % app.unit_step(currency)) = 0)),
  CONSTRAINT change_orders_reason_check CHECK ((char_length(reason) <= 10000)),
  CONSTRAINT change_orders_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)))
);
COMMENT ON COLUMN public.change_orders.expires_at IS 'The end of valid_until in the agency''s time zone, as it was when the order was sent.';
COMMENT ON COLUMN public.change_orders.invoiced_elsewhere_at IS 'When the owner said that it was invoiced, or credited, past the product; null: it was not.';
COMMENT ON COLUMN public.change_orders.number IS 'Counts within the project, without gaps; given by the database.';
COMMENT ON COLUMN public.change_orders.price_cents IS 'In Stripe''s units of the currency, of which app.units_in_one make one.';
COMMENT ON COLUMN public.change_orders.sent_at IS 'Null: a draft, or one that was withdrawn as a draft; no client sees it.';
CREATE INDEX change_orders_created_by_idx ON public.change_orders USING btree (created_by);
CREATE INDEX change_orders_waiting_idx ON public.change_orders USING btree (expires_at) WHERE (status = 'sent'::public.change_order_status);
CREATE INDEX change_orders_words_idx ON public.change_orders USING gin (app.search_vector((((((number)::text || ' '::text) || title) || ' '::text) || reason)));
ALTER TABLE public.change_orders ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people of a project read the change orders it was sent, the own" ON public.change_orders FOR SELECT TO authenticated
  USING (app.can_read_change_order(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_money_project_ids() AS my_money_project_ids)), sent_at));
CREATE POLICY "the owner changes drafts of open projects" ON public.change_orders FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id) AND (status = 'draft'::public.change_order_status)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id) AND (status = 'draft'::public.change_order_status)));
CREATE POLICY "the owner drafts change orders for open projects" ON public.change_orders FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
GRANT ALL ON TABLE public.change_orders TO service_role;
GRANT INSERT (project_id, title, reason, price_cents, currency, days_delta, valid_until, request_key), SELECT (id, project_id, number, title, reason, price_cents, currency, days_delta, valid_until, status, version, created_by, created_at, sent_at, expires_at, snapshot_sha256, invoiced_elsewhere_at), UPDATE (title, reason, price_cents, days_delta, valid_until) ON TABLE public.change_orders TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF title ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.clean_lines('title');
CREATE TRIGGER count_version BEFORE UPDATE ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF number, title, reason ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('number::text || '' '' || title || '' '' || reason');
CREATE TRIGGER notify_of_new_row AFTER INSERT ON public.change_orders FOR EACH ROW WHEN ((new.status = 'sent'::public.change_order_status)) EXECUTE FUNCTION app.notify_of_row('change_order');
CREATE TRIGGER notify_of_shown_row AFTER UPDATE ON public.change_orders FOR EACH ROW WHEN (((new.status = 'sent'::public.change_order_status) AND (old.status <> 'sent'::public.change_order_status))) EXECUTE FUNCTION app.notify_of_row('change_order');
CREATE TRIGGER number_change_order BEFORE INSERT ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.number_change_order();
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key', 'snapshot_sha256');
CREATE TRIGGER record_update AFTER UPDATE ON public.change_orders FOR EACH ROW WHEN (((old.status = new.status) OR (new.status <> ALL (ARRAY['approved'::public.change_order_status, 'declined'::public.change_order_status])))) EXECUTE FUNCTION app.record_change('request_key', 'snapshot_sha256');
CREATE TRIGGER stamp_snapshot BEFORE INSERT OR UPDATE ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.stamp_snapshot();
CREATE TRIGGER withdraw_deleted_row AFTER DELETE ON public.change_orders FOR EACH ROW EXECUTE FUNCTION app.withdraw_notifications('change_order');
CREATE TRIGGER withdraw_hidden_row AFTER UPDATE ON public.change_orders FOR EACH ROW WHEN ((((old.sent_at IS NOT NULL) AND (new.sent_at IS NULL)) OR ((old.status = 'sent'::public.change_order_status) AND (new.status = ANY (ARRAY['draft'::public.change_order_status, 'withdrawn'::public.change_order_status]))))) EXECUTE FUNCTION app.withdraw_notifications('change_order');

-- ## public.checkouts

CREATE TABLE public.checkouts (
  client_id uuid NOT NULL,
  session_id text,
  request_key uuid,
  taken_by uuid,
  taken_until timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT checkouts_pkey PRIMARY KEY (client_id),
  CONSTRAINT checkouts_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT checkouts_session_id_check CHECK (((char_length(session_id) >= 1) AND (char_length(session_id) <= 200)))
);
COMMENT ON COLUMN public.checkouts.request_key IS 'Of the form that began it: the same form again leads to the same checkout.';
COMMENT ON COLUMN public.checkouts.session_id IS 'As Stripe names the checkout that was begun last.';
COMMENT ON COLUMN public.checkouts.taken_by IS 'Who is beginning one, until taken_until; nobody else does meanwhile.';
ALTER TABLE public.checkouts ENABLE ROW LEVEL SECURITY;
GRANT ALL ON TABLE public.checkouts TO service_role;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.checkouts FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();

-- ## public.client_docs

CREATE TABLE public.client_docs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  client_id uuid NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT client_docs_pkey PRIMARY KEY (id),
  CONSTRAINT client_docs_request_key_key UNIQUE (request_key),
  CONSTRAINT client_docs_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT client_docs_body_check CHECK (((char_length(btrim(body)) >= 1) AND (char_length(btrim(body)) <= 20000))),
  CONSTRAINT client_docs_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 120)))
);
COMMENT ON COLUMN public.client_docs.request_key IS 'Of the form that made it: sent twice, it makes one.';
CREATE INDEX client_docs_client_id_idx ON public.client_docs USING btree (client_id, title);
CREATE INDEX client_docs_words_idx ON public.client_docs USING gin (app.search_vector(((title || ' '::text) || body)));
ALTER TABLE public.client_docs ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the pages of their clients, the owner all" ON public.client_docs FOR SELECT TO authenticated
  USING (app.can_read_client_doc(( SELECT app.is_owner() AS is_owner), (client_id IN ( SELECT app.my_client_ids() AS my_client_ids))));
CREATE POLICY "the owner adds pages" ON public.client_docs FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)));
CREATE POLICY "the owner changes pages" ON public.client_docs FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)));
CREATE POLICY "the owner removes pages" ON public.client_docs FOR DELETE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)));
GRANT ALL ON TABLE public.client_docs TO service_role;
GRANT DELETE, INSERT (client_id, title, body, request_key), SELECT (id, client_id, title, body, version, created_at, updated_at), UPDATE (title, body) ON TABLE public.client_docs TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF title ON public.client_docs FOR EACH ROW EXECUTE FUNCTION app.clean_lines('title');
CREATE TRIGGER count_version BEFORE UPDATE OF title, body ON public.client_docs FOR EACH ROW EXECUTE FUNCTION app.count_doc_version();
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.client_docs FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF title, body ON public.client_docs FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('title || '' '' || body');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.client_docs FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key', 'created_at');

-- ## public.client_members

CREATE TABLE public.client_members (
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sees_money boolean DEFAULT false NOT NULL,
  CONSTRAINT client_members_pkey PRIMARY KEY (client_id, user_id),
  CONSTRAINT client_members_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT client_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
COMMENT ON COLUMN public.client_members.sees_money IS 'Whether the person sees what the client pays, and decides about it.';
CREATE INDEX client_members_user_id_idx ON public.client_members USING btree (user_id);
ALTER TABLE public.client_members ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the memberships of their clients, the owner all" ON public.client_members FOR SELECT TO authenticated
  USING (((client_id IN ( SELECT app.my_client_ids() AS my_client_ids)) OR ( SELECT app.is_owner() AS is_owner)));
CREATE POLICY "the owner adds members" ON public.client_members FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)));
GRANT ALL ON TABLE public.client_members TO service_role;
GRANT INSERT (client_id, user_id), SELECT ON TABLE public.client_members TO authenticated;
CREATE TRIGGER forget_member AFTER DELETE ON public.client_members FOR EACH ROW EXECUTE FUNCTION app.forget_member();
CREATE TRIGGER forget_money AFTER UPDATE OF sees_money ON public.client_members FOR EACH ROW WHEN ((old.sees_money AND (NOT new.sees_money))) EXECUTE FUNCTION app.forget_money();
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.client_members FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER let_first_see_money BEFORE INSERT ON public.client_members FOR EACH ROW EXECUTE FUNCTION app.let_first_see_money();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.client_members FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at');

-- ## public.clients

CREATE TABLE public.clients (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  website text,
  time_zone text,
  stripe_customer_id text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  archived_at timestamp with time zone,
  joined_into uuid,
  billing_address text,
  tax_id text,
  CONSTRAINT clients_pkey PRIMARY KEY (id),
  CONSTRAINT clients_stripe_customer_id_key UNIQUE (stripe_customer_id),
  CONSTRAINT clients_joined_into_fkey FOREIGN KEY (joined_into) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT clients_billing_address_check CHECK (((char_length(btrim(billing_address)) >= 1) AND (char_length(btrim(billing_address)) <= 250))),
  CONSTRAINT clients_joined_are_archived CHECK (((joined_into IS NULL) OR (archived_at IS NOT NULL))),
  CONSTRAINT clients_joined_into_another CHECK ((joined_into <> id)),
  CONSTRAINT clients_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200))),
  CONSTRAINT clients_tax_id_check CHECK (((char_length(btrim(tax_id)) >= 1) AND (char_length(btrim(tax_id)) <= 40))),
  CONSTRAINT clients_time_zone_check CHECK ((char_length(time_zone) <= 100)),
  CONSTRAINT clients_website_check CHECK ((char_length(website) <= 500))
);
COMMENT ON COLUMN public.clients.archived_at IS 'Since when nothing of it changes any more.';
COMMENT ON COLUMN public.clients.billing_address IS 'Below the name, as it stands on an envelope; an invoice keeps its own.';
COMMENT ON COLUMN public.clients.joined_into IS 'The client that has everything of it since; its customer at Stripe stays its own.';
COMMENT ON COLUMN public.clients.stripe_customer_id IS 'For the service alone: no grant to authenticated.';
COMMENT ON COLUMN public.clients.tax_id IS 'A VAT number or the like, as written on invoices; nobody verifies it.';
COMMENT ON COLUMN public.clients.time_zone IS 'IANA name; null means the agency''s own.';
CREATE INDEX clients_joined_into_idx ON public.clients USING btree (joined_into) WHERE (joined_into IS NOT NULL);
CREATE INDEX clients_name_idx ON public.clients USING btree (lower(name), id);
CREATE INDEX clients_words_idx ON public.clients USING gin (app.search_vector(((name || ' '::text) || COALESCE(website, ''::text))));
ALTER TABLE public.clients ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read their clients, the owner every client" ON public.clients FOR SELECT TO authenticated
  USING (((id IN ( SELECT app.my_client_ids() AS my_client_ids)) OR ( SELECT app.is_owner() AS is_owner)));
CREATE POLICY "the owner adds clients" ON public.clients FOR INSERT TO authenticated
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
CREATE POLICY "the owner changes clients" ON public.clients FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND (archived_at IS NULL)))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.clients TO service_role;
GRANT INSERT (id, name, website, time_zone), SELECT (id, name, website, time_zone, created_at, version, archived_at, joined_into, billing_address, tax_id), UPDATE (name, website, time_zone) ON TABLE public.clients TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF name ON public.clients FOR EACH ROW EXECUTE FUNCTION app.clean_lines('name');
CREATE TRIGGER count_version BEFORE UPDATE OF name, website, time_zone, billing_address, tax_id ON public.clients FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF name, website ON public.clients FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('name || '' '' || coalesce(website, '''')');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.record_change('stripe_customer_id');

-- ## public.contact_messages

CREATE TABLE public.contact_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  status public.contact_message_status DEFAULT 'new'::public.contact_message_status NOT NULL,
  spam_reasons text[] DEFAULT '{}'::text[] NOT NULL,
  source_path text,
  idempotency_key text,
  first_reply_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  client_id uuid,
  sender text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
  status_at timestamp with time zone DEFAULT now() NOT NULL,
  referrer_host text,
  campaign text,
  is_doubtful boolean DEFAULT false NOT NULL,
  listed_at timestamp with time zone,
  snoozed_until timestamp with time zone,
  waits_since timestamp with time zone GENERATED ALWAYS AS (GREATEST(created_at, snoozed_until)) STORED NOT NULL,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT contact_messages_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_campaign_check CHECK ((char_length(campaign) <= 200)),
  CONSTRAINT contact_messages_doubtful_is_spam CHECK (((status = 'spam'::public.contact_message_status) OR (NOT is_doubtful))),
  CONSTRAINT contact_messages_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT contact_messages_idempotency_key_check CHECK ((char_length(idempotency_key) <= 100)),
  CONSTRAINT contact_messages_message_check CHECK ((char_length(message) <= 16384)),
  CONSTRAINT contact_messages_name_check CHECK ((char_length(name) <= 200)),
  CONSTRAINT contact_messages_phone_check CHECK ((char_length(phone) <= 100)),
  CONSTRAINT contact_messages_referrer_host_check CHECK ((char_length(referrer_host) <= 253)),
  CONSTRAINT contact_messages_snoozed_are_new CHECK (((snoozed_until IS NULL) OR (status = 'new'::public.contact_message_status))),
  CONSTRAINT contact_messages_source_path_check CHECK ((char_length(source_path) <= 500))
);
COMMENT ON COLUMN public.contact_messages.campaign IS 'What the link they followed called itself: utm_source, utm_medium and utm_campaign.';
COMMENT ON COLUMN public.contact_messages.client_id IS 'The client that the owner made of the sender.';
COMMENT ON COLUMN public.contact_messages.is_doubtful IS 'Of what is filed as spam: it may be none, and nobody has looked at it.';
COMMENT ON COLUMN public.contact_messages.listed_at IS 'Of doubtful ones: when a mail that named it was sent, or the owner had the list with it open.';
COMMENT ON COLUMN public.contact_messages.referrer_host IS 'The other site whose link they followed, its name alone.';
COMMENT ON COLUMN public.contact_messages.snoozed_until IS 'When the day begins, where the agency is, until which it is put off.';
COMMENT ON COLUMN public.contact_messages.waits_since IS 'When it came, or comes back; while that is ahead it is snoozed.';
CREATE INDEX contact_messages_client_id_idx ON public.contact_messages USING btree (client_id);
CREATE INDEX contact_messages_created_at_idx ON public.contact_messages USING btree (created_at DESC);
CREATE INDEX contact_messages_doubtful_idx ON public.contact_messages USING btree (created_at DESC, id) WHERE is_doubtful;
CREATE INDEX contact_messages_email_idx ON public.contact_messages USING btree (lower(email), created_at DESC);
CREATE INDEX contact_messages_known_idx ON public.contact_messages USING btree (sender) WHERE (client_id IS NOT NULL);
CREATE INDEX contact_messages_listed_at_idx ON public.contact_messages USING btree (listed_at) WHERE is_doubtful;
CREATE INDEX contact_messages_sender_idx ON public.contact_messages USING btree (sender, created_at DESC);
CREATE INDEX contact_messages_snoozed_idx ON public.contact_messages USING btree (sender) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX contact_messages_spam_idx ON public.contact_messages USING btree (created_at DESC, id) WHERE ((status = 'spam'::public.contact_message_status) AND (NOT is_doubtful));
CREATE INDEX contact_messages_status_at_idx ON public.contact_messages USING btree (status_at);
CREATE INDEX contact_messages_unanswered_idx ON public.contact_messages USING btree (waits_since DESC, id) WHERE (status = 'new'::public.contact_message_status);
CREATE INDEX contact_messages_unlisted_idx ON public.contact_messages USING btree (created_at DESC) WHERE (is_doubtful AND (listed_at IS NULL));
CREATE INDEX contact_messages_words_idx ON public.contact_messages USING gin (app.search_vector(((((((name || ' '::text) || email) || ' '::text) || app.phone_words(COALESCE(phone, ''::text))) || ' '::text) || message)));
ALTER TABLE public.contact_messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads contact messages" ON public.contact_messages FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.contact_messages TO service_role;
GRANT SELECT (id, name, email, phone, message, status, spam_reasons, source_path, first_reply_at, created_at, client_id, sender, referrer_host, campaign, is_doubtful, snoozed_until, waits_since) ON TABLE public.contact_messages TO authenticated;
CREATE TRIGGER end_snooze BEFORE UPDATE OF status ON public.contact_messages FOR EACH ROW WHEN ((new.status <> 'new'::public.contact_message_status)) EXECUTE FUNCTION app.end_snooze();
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER note_status BEFORE UPDATE ON public.contact_messages FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION app.note_status();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF name, email, phone, message ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('name || '' '' || email || '' '' || app.phone_words(coalesce(phone, '''')) || '' '' || message');
CREATE TRIGGER record_change AFTER UPDATE ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION app.record_change('idempotency_key', 'status_at', 'listed_at', 'waits_since');
CREATE TRIGGER wake_thread AFTER INSERT ON public.contact_messages FOR EACH ROW WHEN ((new.status = 'new'::public.contact_message_status)) EXECUTE FUNCTION app.wake_thread();
CREATE TRIGGER wake_thread_later AFTER UPDATE OF status ON public.contact_messages FOR EACH ROW WHEN (((old.status = 'spam'::public.contact_message_status) AND (new.status = 'new'::public.contact_message_status))) EXECUTE FUNCTION app.wake_thread();

-- ## public.contact_replies

CREATE TABLE public.contact_replies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  message_id uuid NOT NULL,
  body text NOT NULL,
  reply_key uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT contact_replies_pkey PRIMARY KEY (id),
  CONSTRAINT contact_replies_reply_key_key UNIQUE (reply_key),
  CONSTRAINT contact_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT contact_replies_body_check CHECK (((btrim(body) <> ''::text) AND (char_length(body) <= 5000)))
);
COMMENT ON COLUMN public.contact_replies.reply_key IS 'Names one filling of the form, which is stored and mailed once.';
CREATE INDEX contact_replies_message_id_idx ON public.contact_replies USING btree (message_id, created_at);
CREATE INDEX contact_replies_words_idx ON public.contact_replies USING gin (app.search_vector(body));
ALTER TABLE public.contact_replies ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads the replies" ON public.contact_replies FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.contact_replies TO service_role;
GRANT SELECT (id, message_id, body, created_at) ON TABLE public.contact_replies TO authenticated;
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF body ON public.contact_replies FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('body');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.contact_replies FOR EACH ROW EXECUTE FUNCTION app.record_change('body', 'reply_key', 'created_at');

-- ## public.decision_reminders

CREATE TABLE public.decision_reminders (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  subject_type public.decision_subject NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT decision_reminders_pkey PRIMARY KEY (id),
  CONSTRAINT decision_reminders_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE
);
CREATE INDEX decision_reminders_project_id_idx ON public.decision_reminders USING btree (project_id);
CREATE INDEX decision_reminders_subject_id_idx ON public.decision_reminders USING btree (subject_id, created_at DESC);
ALTER TABLE public.decision_reminders ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads the reminders" ON public.decision_reminders FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.decision_reminders TO service_role;
GRANT SELECT ON TABLE public.decision_reminders TO authenticated;
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.decision_reminders FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at');

-- ## public.discovery_calls

CREATE TABLE public.discovery_calls (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  date date NOT NULL,
  start_time time without time zone NOT NULL,
  end_time time without time zone NOT NULL,
  notes text,
  time_zone text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  status public.discovery_call_status DEFAULT 'requested'::public.discovery_call_status NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  spam_reasons text[] DEFAULT '{}'::text[] NOT NULL,
  source_path text,
  manage_token_hash text,
  idempotency_key text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  status_at timestamp with time zone DEFAULT now() NOT NULL,
  referrer_host text,
  campaign text,
  is_doubtful boolean DEFAULT false NOT NULL,
  listed_at timestamp with time zone,
  CONSTRAINT discovery_calls_pkey PRIMARY KEY (id),
  CONSTRAINT discovery_calls_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT discovery_calls_manage_token_hash_key UNIQUE (manage_token_hash),
  CONSTRAINT one_confirmed_call_at_a_time EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'confirmed'::public.discovery_call_status)),
  CONSTRAINT discovery_calls_campaign_check CHECK ((char_length(campaign) <= 200)),
  CONSTRAINT discovery_calls_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  CONSTRAINT discovery_calls_check1 CHECK ((ends_at > starts_at)),
  CONSTRAINT discovery_calls_doubtful_is_spam CHECK (((status = 'spam'::public.discovery_call_status) OR (NOT is_doubtful))),
  CONSTRAINT discovery_calls_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT discovery_calls_idempotency_key_check CHECK ((char_length(idempotency_key) <= 100)),
  CONSTRAINT discovery_calls_name_check CHECK ((char_length(name) <= 200)),
  CONSTRAINT discovery_calls_notes_check CHECK ((char_length(notes) <= 16384)),
  CONSTRAINT discovery_calls_phone_check CHECK ((char_length(phone) <= 100)),
  CONSTRAINT discovery_calls_referrer_host_check CHECK ((char_length(referrer_host) <= 253)),
  CONSTRAINT discovery_calls_source_path_check CHECK ((char_length(source_path) <= 500)),
  CONSTRAINT discovery_calls_time_zone_check CHECK ((char_length(time_zone) <= 100))
);
COMMENT ON COLUMN public.discovery_calls.campaign IS 'As of contact_messages.';
COMMENT ON COLUMN public.discovery_calls.date IS 'With start_time and end_time: what the clock shows in time_zone, the agency''s.';
COMMENT ON COLUMN public.discovery_calls.is_doubtful IS 'As of contact_messages.';
COMMENT ON COLUMN public.discovery_calls.listed_at IS 'As of contact_messages.';
COMMENT ON COLUMN public.discovery_calls.manage_token_hash IS 'Not used any more: see private_links.';
COMMENT ON COLUMN public.discovery_calls.referrer_host IS 'As of contact_messages.';
COMMENT ON COLUMN public.discovery_calls.sequence IS 'Counts the changes, for the calendar file.';
CREATE INDEX discovery_calls_created_at_idx ON public.discovery_calls USING btree (created_at DESC);
CREATE INDEX discovery_calls_doubtful_idx ON public.discovery_calls USING btree (created_at DESC, id) WHERE is_doubtful;
CREATE INDEX discovery_calls_email_idx ON public.discovery_calls USING btree (lower(email), starts_at DESC);
CREATE INDEX discovery_calls_listed_at_idx ON public.discovery_calls USING btree (listed_at) WHERE is_doubtful;
CREATE INDEX discovery_calls_spam_idx ON public.discovery_calls USING btree (created_at DESC, id) WHERE ((status = 'spam'::public.discovery_call_status) AND (NOT is_doubtful));
CREATE INDEX discovery_calls_starts_at_idx ON public.discovery_calls USING btree (starts_at);
CREATE INDEX discovery_calls_status_at_idx ON public.discovery_calls USING btree (status_at);
CREATE INDEX discovery_calls_unlisted_idx ON public.discovery_calls USING btree (created_at DESC) WHERE (is_doubtful AND (listed_at IS NULL));
CREATE INDEX discovery_calls_words_idx ON public.discovery_calls USING gin (app.search_vector(((((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || app.phone_words(COALESCE(phone, ''::text))) || ' '::text) || COALESCE(notes, ''::text))));
ALTER TABLE public.discovery_calls ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads discovery calls" ON public.discovery_calls FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.discovery_calls TO service_role;
GRANT SELECT (id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at, status, sequence, spam_reasons, source_path, created_at, referrer_host, campaign, is_doubtful) ON TABLE public.discovery_calls TO authenticated;
CREATE TRIGGER end_private_links AFTER DELETE ON public.discovery_calls FOR EACH ROW EXECUTE FUNCTION app.end_private_links();
CREATE TRIGGER note_status BEFORE UPDATE ON public.discovery_calls FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION app.note_status();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF name, email, phone, notes ON public.discovery_calls FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('name || '' '' || coalesce(email, '''') || '' '' || app.phone_words(coalesce(phone, '''')) || '' '' || coalesce(notes, '''')');
CREATE TRIGGER record_change AFTER UPDATE ON public.discovery_calls FOR EACH ROW EXECUTE FUNCTION app.record_change('manage_token_hash', 'idempotency_key', 'sequence', 'status_at', 'listed_at');

-- ## public.endorsements

CREATE TABLE public.endorsements (
  project_id uuid NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  answered_at timestamp with time zone,
  answered_by uuid,
  may_show boolean DEFAULT false NOT NULL,
  may_quote boolean DEFAULT false NOT NULL,
  quote text DEFAULT ''::text NOT NULL,
  said_by text DEFAULT ''::text NOT NULL,
  said_by_role text DEFAULT ''::text NOT NULL,
  wording text DEFAULT ''::text NOT NULL,
  drafted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT endorsements_pkey PRIMARY KEY (project_id),
  CONSTRAINT endorsements_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT endorsements_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT endorsements_quote_check CHECK ((char_length(quote) <= 1500)),
  CONSTRAINT endorsements_said_by_check CHECK ((char_length(said_by) <= 60)),
  CONSTRAINT endorsements_said_by_role_check CHECK ((char_length(said_by_role) <= 60)),
  CONSTRAINT endorsements_wording_check CHECK ((char_length(wording) <= 1000)),
  CONSTRAINT endorsements_words_have_a_name CHECK (((NOT may_quote) OR ((btrim(quote) <> ''::text) AND (btrim(said_by) <> ''::text))))
);
COMMENT ON COLUMN public.endorsements.drafted_at IS 'When the owner made drafts of it in the content service.';
COMMENT ON COLUMN public.endorsements.wording IS 'The sentences that the client read and answered.';
CREATE INDEX endorsements_answered_by_idx ON public.endorsements USING btree (answered_by);
ALTER TABLE public.endorsements ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people of a project read its endorsement" ON public.endorsements FOR SELECT TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) OR (project_id IN ( SELECT app.my_project_ids() AS my_project_ids))));
CREATE POLICY "the owner asks for endorsements" ON public.endorsements FOR INSERT TO authenticated
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
CREATE POLICY "the owner notes that drafts were made" ON public.endorsements FOR UPDATE TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.endorsements TO service_role;
GRANT INSERT (project_id), SELECT, UPDATE (drafted_at) ON TABLE public.endorsements TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF said_by, said_by_role ON public.endorsements FOR EACH ROW EXECUTE FUNCTION app.clean_lines('said_by', 'said_by_role');
CREATE TRIGGER count_version BEFORE UPDATE ON public.endorsements FOR EACH ROW WHEN ((old.answered_at IS DISTINCT FROM new.answered_at)) EXECUTE FUNCTION app.count_version();
CREATE TRIGGER notify_of_new_row AFTER INSERT ON public.endorsements FOR EACH ROW WHEN ((new.answered_at IS NULL)) EXECUTE FUNCTION app.notify_of_endorsement();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.endorsements FOR EACH ROW EXECUTE FUNCTION app.record_change();

-- ## public.feedback_items

CREATE TABLE public.feedback_items (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  link_url text,
  status public.feedback_status DEFAULT 'open'::public.feedback_status NOT NULL,
  visible boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_by uuid DEFAULT app.me(),
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  snapshot_sha256 text DEFAULT ''::text NOT NULL,
  CONSTRAINT feedback_items_pkey PRIMARY KEY (id),
  CONSTRAINT feedback_items_request_key_key UNIQUE (request_key),
  CONSTRAINT feedback_items_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT feedback_items_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT feedback_items_body_check CHECK ((char_length(body) <= 10000)),
  CONSTRAINT feedback_items_link_url_check CHECK (((char_length(link_url) <= 2000) AND (link_url ~* '^https?://[^[:space:]]+$'::text))),
  CONSTRAINT feedback_items_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)))
);
COMMENT ON COLUMN public.feedback_items.snapshot_sha256 IS 'Of what is read now: a decision names it, so that nobody approves what they have not seen.';
CREATE INDEX feedback_items_created_by_idx ON public.feedback_items USING btree (created_by);
CREATE INDEX feedback_items_project_id_idx ON public.feedback_items USING btree (project_id, created_at DESC);
CREATE INDEX feedback_items_waiting_idx ON public.feedback_items USING btree (created_at) WHERE ((status = 'open'::public.feedback_status) AND visible);
CREATE INDEX feedback_items_words_idx ON public.feedback_items USING gin (app.search_vector(((title || ' '::text) || body)));
ALTER TABLE public.feedback_items ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people of a project read its visible feedback items, the owner " ON public.feedback_items FOR SELECT TO authenticated
  USING (app.can_read_feedback_item(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)), visible));
CREATE POLICY "the owner adds feedback items to open projects" ON public.feedback_items FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner changes feedback items of open projects" ON public.feedback_items FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
GRANT ALL ON TABLE public.feedback_items TO service_role;
GRANT INSERT (project_id, title, body, link_url, visible, request_key), SELECT (id, project_id, title, body, link_url, status, visible, version, created_by, created_at, snapshot_sha256), UPDATE (title, body, link_url, status, visible) ON TABLE public.feedback_items TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF title ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.clean_lines('title');
CREATE TRIGGER count_version BEFORE UPDATE ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER keep_decision_true BEFORE UPDATE ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.keep_decision_true();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF title, body ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('title || '' '' || body');
CREATE TRIGGER notify_of_new_row AFTER INSERT ON public.feedback_items FOR EACH ROW WHEN (new.visible) EXECUTE FUNCTION app.notify_of_row('feedback');
CREATE TRIGGER notify_of_shown_row AFTER UPDATE ON public.feedback_items FOR EACH ROW WHEN ((new.visible AND (NOT old.visible))) EXECUTE FUNCTION app.notify_of_row('feedback');
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key', 'snapshot_sha256');
CREATE TRIGGER record_update AFTER UPDATE ON public.feedback_items FOR EACH ROW WHEN (((old.status = new.status) OR (new.status <> ALL (ARRAY['approved'::public.feedback_status, 'changes_requested'::public.feedback_status])))) EXECUTE FUNCTION app.record_change('request_key', 'snapshot_sha256');
CREATE TRIGGER refuse_decision BEFORE UPDATE ON public.feedback_items FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (new.status = ANY (ARRAY['approved'::public.feedback_status, 'changes_requested'::public.feedback_status])))) EXECUTE FUNCTION app.refuse_decision_by_owner();
CREATE TRIGGER stamp_snapshot BEFORE INSERT OR UPDATE ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.stamp_snapshot();
CREATE TRIGGER withdraw_deleted_row AFTER DELETE ON public.feedback_items FOR EACH ROW EXECUTE FUNCTION app.withdraw_notifications('feedback');
CREATE TRIGGER withdraw_hidden_row AFTER UPDATE ON public.feedback_items FOR EACH ROW WHEN ((old.visible AND (NOT new.visible))) EXECUTE FUNCTION app.withdraw_notifications('feedback');

-- ## public.file_reservations

CREATE TABLE public.file_reservations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file_id uuid NOT NULL,
  project_id uuid NOT NULL,
  user_id uuid NOT NULL,
  path text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  name text,
  mime text,
  size bigint,
  sha256 text,
  CONSTRAINT file_reservations_pkey PRIMARY KEY (id),
  CONSTRAINT file_reservations_path_key UNIQUE (path),
  CONSTRAINT file_reservations_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT file_reservations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  CONSTRAINT file_reservations_held_check CHECK ((num_nulls(name, mime, size, sha256) = ANY (ARRAY[0, 4]))),
  CONSTRAINT file_reservations_mime_check CHECK ((char_length(mime) <= 200)),
  CONSTRAINT file_reservations_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT file_reservations_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT file_reservations_size_check CHECK ((size > 0))
);
COMMENT ON COLUMN public.file_reservations.file_id IS 'Made of project, person and the form''s key, so that a repeated upload is one file.';
COMMENT ON COLUMN public.file_reservations.path IS 'client/project/reservation in the bucket project-files.';
COMMENT ON COLUMN public.file_reservations.sha256 IS 'With name, mime and size: the object is there, whole, and held for a message.';
COMMENT ON TABLE public.file_reservations IS 'Room for an object that is on its way. It ends when the object is a file, or after an hour; what is held for a message after two.';
CREATE INDEX file_reservations_project_id_idx ON public.file_reservations USING btree (project_id);
CREATE INDEX file_reservations_user_id_idx ON public.file_reservations USING btree (user_id);
CREATE UNIQUE INDEX file_reservations_file_id_key ON public.file_reservations USING btree (file_id) WHERE (sha256 IS NOT NULL);
ALTER TABLE public.file_reservations ENABLE ROW LEVEL SECURITY;
GRANT ALL ON TABLE public.file_reservations TO service_role;

-- ## public.guides

CREATE TABLE public.guides (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  content_id text NOT NULL,
  revision text NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  category text NOT NULL,
  audience text NOT NULL,
  publish_from timestamp with time zone,
  publish_until timestamp with time zone,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT guides_pkey PRIMARY KEY (id),
  CONSTRAINT guides_content_id_key UNIQUE (content_id),
  CONSTRAINT guides_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'owner'::text])))
);
COMMENT ON COLUMN public.guides.body IS 'The words of the whole guide, without markup.';
COMMENT ON COLUMN public.guides.content_id IS 'Of the published document.';
COMMENT ON TABLE public.guides IS 'Copies: the content service has the guides, and whatever is here and not there goes with the next copying.';
CREATE INDEX guides_words_idx ON public.guides USING gin (app.search_vector(((((title || ' '::text) || summary) || ' '::text) || body)));
ALTER TABLE public.guides ENABLE ROW LEVEL SECURITY;
CREATE POLICY "who is signed in reads the guides for everyone, the owner all" ON public.guides FOR SELECT TO authenticated
  USING (app.can_read_guide(( SELECT app.is_owner() AS is_owner), ( SELECT app.me() AS me), audience, publish_from, publish_until));
GRANT ALL ON TABLE public.guides TO service_role;
GRANT SELECT ON TABLE public.guides TO authenticated;
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF title, summary, body ON public.guides FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('title || '' '' || summary || '' '' || body');

-- ## public.invites

CREATE TABLE public.invites (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  client_id uuid NOT NULL,
  expires_at timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  invited_by uuid DEFAULT app.me(),
  declined_at timestamp with time zone,
  sees_money boolean DEFAULT false NOT NULL,
  CONSTRAINT invites_pkey PRIMARY KEY (id),
  CONSTRAINT invites_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT invites_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT invites_email_check CHECK (((email = lower(btrim(email))) AND ((char_length(email) >= 3) AND (char_length(email) <= 255))))
);
COMMENT ON COLUMN public.invites.sees_money IS 'Whether whoever accepts it sees the client''s money; the first person does anyway.';
CREATE INDEX invites_client_id_idx ON public.invites USING btree (client_id);
CREATE INDEX invites_email_idx ON public.invites USING btree (email);
CREATE INDEX invites_invited_by_idx ON public.invites USING btree (invited_by);
ALTER TABLE public.invites ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads invites" ON public.invites FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
CREATE POLICY "the owner takes invites back" ON public.invites FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND (accepted_at IS NULL)))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.invites TO service_role;
GRANT SELECT (id, email, client_id, expires_at, accepted_at, revoked_at, created_at, declined_at, sees_money), UPDATE (revoked_at) ON TABLE public.invites TO authenticated;
CREATE TRIGGER end_private_links AFTER DELETE ON public.invites FOR EACH ROW EXECUTE FUNCTION app.end_private_links();
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.invites FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON public.invites FOR EACH ROW EXECUTE FUNCTION app.record_change('token_hash');
CREATE TRIGGER record_update AFTER UPDATE ON public.invites FOR EACH ROW WHEN ((NOT (old.accepted_at IS DISTINCT FROM new.accepted_at))) EXECUTE FUNCTION app.record_change('token_hash');

-- ## public.invoice_credits

CREATE TABLE public.invoice_credits (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  invoice_id uuid NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'asked'::text NOT NULL,
  change_order_id uuid,
  currency text NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  stripe_credit_note_id text,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  tax_name text,
  tax_percent numeric(7,4),
  tax_kind public.tax_kind,
  tax_note text,
  CONSTRAINT invoice_credits_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_credits_request_key_key UNIQUE (request_key),
  CONSTRAINT invoice_credits_stripe_credit_note_id_key UNIQUE (stripe_credit_note_id),
  CONSTRAINT invoice_credits_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE,
  CONSTRAINT invoice_credits_amount_check CHECK ((amount > 0)),
  CONSTRAINT invoice_credits_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT invoice_credits_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'refund'::text, 'write_off'::text]))),
  CONSTRAINT invoice_credits_reason_check CHECK (((char_length(btrim(reason)) >= 1) AND (char_length(btrim(reason)) <= 300))),
  CONSTRAINT invoice_credits_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text]))),
  CONSTRAINT invoice_credits_stripe_credit_note_id_check CHECK (((char_length(stripe_credit_note_id) >= 1) AND (char_length(stripe_credit_note_id) <= 200))),
  CONSTRAINT invoice_credits_tax_name_check CHECK ((char_length(tax_name) <= 50)),
  CONSTRAINT invoice_credits_tax_note_check CHECK ((char_length(tax_note) <= 300)),
  CONSTRAINT invoice_credits_tax_percent_check CHECK (((tax_percent >= (0)::numeric) AND (tax_percent <= (100)::numeric)))
);
COMMENT ON COLUMN public.invoice_credits.amount IS 'With tax; of a change order before tax. In Stripe''s units of the currency.';
COMMENT ON COLUMN public.invoice_credits.change_order_id IS 'The order below zero that it is of. No key: it may be deleted, the credit note stays.';
COMMENT ON COLUMN public.invoice_credits.tax_name IS 'With percent, kind and note the rate that an order''s credit takes along; null: none, or the amount is with tax.';
COMMENT ON TABLE public.invoice_credits IS 'What is not owed any more, each a credit note at Stripe.';
CREATE INDEX invoice_credits_invoice_id_idx ON public.invoice_credits USING btree (invoice_id);
CREATE UNIQUE INDEX invoice_credits_once ON public.invoice_credits USING btree (change_order_id) WHERE ((status <> 'refused'::text) AND (change_order_id IS NOT NULL));
CREATE UNIQUE INDEX invoice_credits_one_at_a_time ON public.invoice_credits USING btree (invoice_id) WHERE (status = 'asked'::text);
ALTER TABLE public.invoice_credits ENABLE ROW LEVEL SECURITY;
CREATE POLICY "who reads an invoice reads what was credited, the owner what is" ON public.invoice_credits FOR SELECT TO authenticated
  USING (((invoice_id IN ( SELECT i.id
   FROM public.invoices i)) AND ((status = 'done'::text) OR ( SELECT app.is_owner() AS is_owner))));
GRANT ALL ON TABLE public.invoice_credits TO service_role;
GRANT SELECT (id, invoice_id, kind, status, change_order_id, currency, amount, reason, created_at, tax_name, tax_percent, tax_kind, tax_note) ON TABLE public.invoice_credits TO authenticated;
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.invoice_credits FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at', 'request_key', 'stripe_credit_note_id');

-- ## public.invoice_lines

CREATE TABLE public.invoice_lines (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  invoice_id uuid NOT NULL,
  "position" integer NOT NULL,
  source text NOT NULL,
  source_id uuid,
  description text NOT NULL,
  amount integer NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  tax_name text,
  tax_percent numeric(7,4),
  tax_kind public.tax_kind,
  tax_note text,
  CONSTRAINT invoice_lines_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_lines_invoice_id_position_key UNIQUE (invoice_id, "position"),
  CONSTRAINT invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE,
  CONSTRAINT invoice_lines_amount_check CHECK ((amount > 0)),
  CONSTRAINT invoice_lines_description_check CHECK (((char_length(btrim(description)) >= 1) AND (char_length(btrim(description)) <= 300))),
  CONSTRAINT invoice_lines_position_check CHECK (("position" > 0)),
  CONSTRAINT invoice_lines_source_check CHECK ((source = ANY (ARRAY['change_order'::text, 'milestone'::text, 'deposit'::text, 'free'::text]))),
  CONSTRAINT invoice_lines_tax_in_whole CHECK ((((tax_name IS NULL) = (tax_percent IS NULL)) AND ((tax_name IS NULL) = (tax_kind IS NULL)) AND ((tax_name IS NOT NULL) OR (tax_note IS NULL)))),
  CONSTRAINT invoice_lines_tax_name_check CHECK ((char_length(tax_name) <= 50)),
  CONSTRAINT invoice_lines_tax_note_check CHECK ((char_length(tax_note) <= 300)),
  CONSTRAINT invoice_lines_tax_percent_check CHECK (((tax_percent >= (0)::numeric) AND (tax_percent <= (100)::numeric)))
);
COMMENT ON COLUMN public.invoice_lines.amount IS 'Before tax, in Stripe''s units of the invoice''s currency.';
COMMENT ON COLUMN public.invoice_lines.is_live IS 'False when its invoice is void or discarded: what it is of can be invoiced anew.';
COMMENT ON COLUMN public.invoice_lines.source_id IS 'The change order, also of a deposit, or the milestone. No key: it may be deleted, the invoice stays.';
COMMENT ON COLUMN public.invoice_lines.tax_name IS 'With percent, kind and note its rate, as it was when it was prepared; null: no tax, or Stripe Tax says it.';
CREATE UNIQUE INDEX invoice_lines_once ON public.invoice_lines USING btree (source_id, source) WHERE (is_live AND (source_id IS NOT NULL));
ALTER TABLE public.invoice_lines ENABLE ROW LEVEL SECURITY;
CREATE POLICY "who reads an invoice reads its lines" ON public.invoice_lines FOR SELECT TO authenticated
  USING ((invoice_id IN ( SELECT i.id
   FROM public.invoices i)));
GRANT ALL ON TABLE public.invoice_lines TO service_role;
GRANT SELECT ON TABLE public.invoice_lines TO authenticated;
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION app.record_change('is_live', 'position', 'source_id');

-- ## public.invoices

CREATE TABLE public.invoices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  client_id uuid NOT NULL,
  project_id uuid,
  status public.invoice_status DEFAULT 'preparing'::public.invoice_status NOT NULL,
  currency text NOT NULL,
  number text,
  due_on date,
  falls_due_at timestamp with time zone,
  total integer DEFAULT 0 NOT NULL,
  tax integer DEFAULT 0 NOT NULL,
  amount_due integer DEFAULT 0 NOT NULL,
  amount_paid integer DEFAULT 0 NOT NULL,
  amount_remaining integer DEFAULT 0 NOT NULL,
  credited integer DEFAULT 0 NOT NULL,
  refunded integer DEFAULT 0 NOT NULL,
  hosted_url text,
  finalized_at timestamp with time zone,
  paid_at timestamp with time zone,
  paid_elsewhere_on date,
  bill_to text NOT NULL,
  bill_from text,
  pay_to text,
  asked text,
  asked_key uuid,
  stripe_invoice_id text,
  customer_id text,
  reading bigint DEFAULT 0 NOT NULL,
  read_at timestamp with time zone DEFAULT now() NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  uses_stripe_tax boolean DEFAULT false NOT NULL,
  taxes jsonb,
  tax_trouble text,
  supplied_from date,
  supplied_on date,
  ended_at timestamp with time zone,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_request_key_key UNIQUE (request_key),
  CONSTRAINT invoices_stripe_invoice_id_key UNIQUE (stripe_invoice_id),
  CONSTRAINT invoices_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  CONSTRAINT invoices_asked_check CHECK ((asked = ANY (ARRAY['finalize'::text, 'discard'::text, 'pay'::text, 'void'::text, 'uncollectible'::text]))),
  CONSTRAINT invoices_bill_from_check CHECK ((char_length(bill_from) <= 500)),
  CONSTRAINT invoices_bill_to_check CHECK (((char_length(btrim(bill_to)) >= 1) AND (char_length(btrim(bill_to)) <= 500))),
  CONSTRAINT invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT invoices_customer_id_check CHECK (((char_length(customer_id) >= 1) AND (char_length(customer_id) <= 200))),
  CONSTRAINT invoices_hosted_url_check CHECK ((char_length(hosted_url) <= 2000)),
  CONSTRAINT invoices_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 100))),
  CONSTRAINT invoices_pay_to_check CHECK ((char_length(pay_to) <= 500)),
  CONSTRAINT invoices_stripe_invoice_id_check CHECK (((char_length(stripe_invoice_id) >= 1) AND (char_length(stripe_invoice_id) <= 200))),
  CONSTRAINT invoices_supplied_in_order CHECK (((((supplied_on >= '1970-01-01'::date) AND (supplied_on <= '2200-01-01'::date)) AND ((supplied_from IS NULL) OR ((supplied_from >= '1970-01-01'::date) AND (supplied_from <= supplied_on)))) OR ((supplied_on IS NULL) AND (supplied_from IS NULL)))),
  CONSTRAINT invoices_tax_trouble_check CHECK ((tax_trouble = ANY (ARRAY['location'::text, 'failed'::text]))),
  CONSTRAINT invoices_taxes_check CHECK ((jsonb_typeof(taxes) = 'array'::text))
);
COMMENT ON COLUMN public.invoices.asked IS 'What the owner wants of Stripe, until Stripe''s object says that it is so.';
COMMENT ON COLUMN public.invoices.asked_key IS 'Of that wish: what Stripe is asked with it twice it does once.';
COMMENT ON COLUMN public.invoices.bill_from IS 'With pay_to as in the settings when it became final; bill_to as when it was prepared.';
COMMENT ON COLUMN public.invoices.credited IS 'By credit notes, with tax, before and after it was paid.';
COMMENT ON COLUMN public.invoices.ended_at IS 'When it was known to be void or uncollectible; it stays when it is paid after all.';
COMMENT ON COLUMN public.invoices.falls_due_at IS 'The end of due_on in the agency''s time zone, as it was when the invoice became final.';
COMMENT ON COLUMN public.invoices.paid_elsewhere_on IS 'The day of a transfer, as the owner said.';
COMMENT ON COLUMN public.invoices.project_id IS 'No key: with a second table that leads from clients to projects the embedded backend knows no single way between them.';
COMMENT ON COLUMN public.invoices.read_at IS 'When it was last looked at whether all is done.';
COMMENT ON COLUMN public.invoices.reading IS 'Which reading of Stripe''s object this is; an earlier one never replaces it.';
COMMENT ON COLUMN public.invoices.refunded IS 'Of what was paid by card, whoever returned it.';
COMMENT ON COLUMN public.invoices.request_key IS 'Of the form that made it: sent twice, it makes one.';
COMMENT ON COLUMN public.invoices.supplied_from IS 'The first of several days.';
COMMENT ON COLUMN public.invoices.supplied_on IS 'When what is invoiced was supplied, the last day of it; null: on the day of issue.';
COMMENT ON COLUMN public.invoices.tax_trouble IS 'Why Stripe Tax cannot say what is added: it does not know where the client is, or it failed.';
COMMENT ON COLUMN public.invoices.taxes IS 'What Stripe says of its tax, rate by rate: name, percent, kind, note, base, amount. Null until it was read there.';
COMMENT ON COLUMN public.invoices.uses_stripe_tax IS 'As in the settings when it was prepared.';
COMMENT ON TABLE public.invoices IS 'Kept as the law wants it: longer than the project, as long as the client. Amounts are in Stripe''s units of the currency.';
CREATE INDEX invoices_client_id_idx ON public.invoices USING btree (client_id, created_at);
CREATE INDEX invoices_project_id_idx ON public.invoices USING btree (project_id);
CREATE INDEX invoices_read_at_idx ON public.invoices USING btree (read_at) WHERE (status <> ALL (ARRAY['void'::public.invoice_status, 'discarded'::public.invoice_status]));
CREATE INDEX invoices_words_idx ON public.invoices USING gin (app.search_vector(COALESCE(number, ''::text)));
ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;
CREATE POLICY "who sees a client's money reads what is final, the owner all" ON public.invoices FOR SELECT TO authenticated
  USING (app.can_read_invoice(( SELECT app.is_owner() AS is_owner), (client_id IN ( SELECT app.my_money_client_ids() AS my_money_client_ids)), status));
GRANT ALL ON TABLE public.invoices TO service_role;
GRANT SELECT (id, client_id, project_id, status, currency, number, due_on, falls_due_at, total, tax, amount_due, amount_paid, amount_remaining, credited, refunded, hosted_url, finalized_at, paid_at, paid_elsewhere_on, bill_to, bill_from, pay_to, asked, created_at, updated_at, uses_stripe_tax, taxes, tax_trouble, supplied_from, supplied_on, ended_at) ON TABLE public.invoices TO authenticated;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER note_end BEFORE INSERT OR UPDATE OF status ON public.invoices FOR EACH ROW WHEN ((new.status = ANY (ARRAY['void'::public.invoice_status, 'uncollectible'::public.invoice_status]))) EXECUTE FUNCTION app.note_end_of_invoice();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF number ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('coalesce(number, '''')');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.record_change('amount_due', 'amount_remaining', 'asked_key', 'bill_from', 'created_at', 'customer_id', 'falls_due_at', 'finalized_at', 'hosted_url', 'paid_at', 'read_at', 'reading', 'request_key', 'stripe_invoice_id', 'tax_trouble', 'taxes');
CREATE TRIGGER tell_of_invoice AFTER UPDATE ON public.invoices FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION app.tell_of_invoice();

-- ## public.legal_acceptances

CREATE TABLE public.legal_acceptances (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT legal_acceptances_pkey PRIMARY KEY (id),
  CONSTRAINT legal_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT legal_acceptances_document_check CHECK (((char_length(document) >= 1) AND (char_length(document) <= 100))),
  CONSTRAINT legal_acceptances_version_check CHECK (((char_length(version) >= 1) AND (char_length(version) <= 40)))
);
CREATE INDEX legal_acceptances_user_id_idx ON public.legal_acceptances USING btree (user_id);
ALTER TABLE public.legal_acceptances ENABLE ROW LEVEL SECURITY;
CREATE POLICY "a user reads the own acceptances, the owner all" ON public.legal_acceptances FOR SELECT TO authenticated
  USING (((user_id = ( SELECT app.me() AS me)) OR ( SELECT app.is_owner() AS is_owner)));
GRANT ALL ON TABLE public.legal_acceptances TO service_role;
GRANT SELECT ON TABLE public.legal_acceptances TO authenticated;

-- ## public.message_reads

CREATE TABLE public.message_reads (
  project_id uuid NOT NULL,
  user_id uuid NOT NULL,
  last_sequence bigint NOT NULL,
  last_read_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT message_reads_pkey PRIMARY KEY (project_id, user_id),
  CONSTRAINT message_reads_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT message_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
CREATE INDEX message_reads_user_id_idx ON public.message_reads USING btree (user_id);
ALTER TABLE public.message_reads ENABLE ROW LEVEL SECURITY;
CREATE POLICY "readers know how far they have read themselves" ON public.message_reads FOR SELECT TO authenticated
  USING ((user_id = ( SELECT app.me() AS me)));
GRANT ALL ON TABLE public.message_reads TO service_role;
GRANT SELECT ON TABLE public.message_reads TO authenticated;
CREATE TRIGGER read_notification AFTER INSERT OR UPDATE ON public.message_reads FOR EACH ROW EXECUTE FUNCTION app.read_message_notification();

-- ## public.messages

CREATE TABLE public.messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  sequence bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  author_id uuid,
  body text NOT NULL,
  client_key uuid DEFAULT gen_random_uuid() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  revision bigint,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_author_id_client_key_key UNIQUE (author_id, client_key),
  CONSTRAINT messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT messages_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT messages_body_length CHECK ((char_length(body) <= 4000))
);
COMMENT ON COLUMN public.messages.body IS 'Empty when the message is deleted, or only brings files. Words that were changed are in the audit log.';
COMMENT ON COLUMN public.messages.client_key IS 'Of the attempt that sent it: repeated, it makes one message.';
COMMENT ON COLUMN public.messages.revision IS 'Of the last change, from the same numbers as sequence: whoever has seen a number has seen all changes before it.';
COMMENT ON COLUMN public.messages.sequence IS 'The order within a project; pages and polls go by it.';
CREATE INDEX messages_words_idx ON public.messages USING gin (app.search_vector(body));
CREATE UNIQUE INDEX messages_project_id_idx ON public.messages USING btree (project_id, sequence DESC);
CREATE UNIQUE INDEX messages_revision_idx ON public.messages USING btree (project_id, COALESCE(revision, sequence));
ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the messages of their projects, the owner all" ON public.messages FOR SELECT TO authenticated
  USING (app.can_read_message(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids))));
GRANT ALL ON TABLE public.messages TO service_role;
GRANT SELECT (id, project_id, sequence, author_id, body, created_at, revision, edited_at, deleted_at) ON TABLE public.messages TO authenticated;
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF body ON public.messages FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('body');
CREATE TRIGGER notify_of_message AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION app.notify_of_row('message');
CREATE TRIGGER record_change AFTER DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.record_change('client_key', 'revision');

-- ## public.milestones

CREATE TABLE public.milestones (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL,
  due_on date,
  done_at timestamp with time zone,
  "position" integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT milestones_pkey PRIMARY KEY (id),
  CONSTRAINT milestones_request_key_key UNIQUE (request_key),
  CONSTRAINT milestones_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT milestones_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)))
);
CREATE INDEX milestones_due_on_idx ON public.milestones USING btree (due_on) WHERE (done_at IS NULL);
CREATE INDEX milestones_project_id_idx ON public.milestones USING btree (project_id, "position");
CREATE INDEX milestones_words_idx ON public.milestones USING gin (app.search_vector(title));
ALTER TABLE public.milestones ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the milestones of their projects, the owner all" ON public.milestones FOR SELECT TO authenticated
  USING (app.can_read_milestone(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids))));
CREATE POLICY "the owner adds milestones to open projects" ON public.milestones FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner changes milestones of open projects" ON public.milestones FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner removes milestones of open projects" ON public.milestones FOR DELETE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
GRANT ALL ON TABLE public.milestones TO service_role;
GRANT DELETE, SELECT, INSERT (project_id, title, due_on, request_key), UPDATE (title, due_on, done_at, "position") ON TABLE public.milestones TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF title ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.clean_lines('title');
CREATE TRIGGER count_version BEFORE UPDATE OF title, due_on, done_at ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF title ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('title');
CREATE TRIGGER place_milestone BEFORE INSERT ON public.milestones FOR EACH ROW WHEN ((new."position" = 0)) EXECUTE FUNCTION app.place_milestone();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key');

-- ## public.missed_addresses

CREATE TABLE public.missed_addresses (
  path text NOT NULL,
  requests integer DEFAULT 1 NOT NULL,
  first_at timestamp with time zone DEFAULT now() NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT missed_addresses_pkey PRIMARY KEY (path),
  CONSTRAINT missed_addresses_path_check CHECK (((char_length(path) >= 2) AND (char_length(path) <= 300))),
  CONSTRAINT missed_addresses_requests_check CHECK ((requests > 0))
);
COMMENT ON TABLE public.missed_addresses IS 'At most 500: the seldom asked for and the longest not asked for go first, all after 90 days.';
ALTER TABLE public.missed_addresses ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads and clears missed addresses" ON public.missed_addresses TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.missed_addresses TO service_role;
GRANT DELETE, SELECT ON TABLE public.missed_addresses TO authenticated;
CREATE TRIGGER record_change AFTER DELETE ON public.missed_addresses FOR EACH ROW WHEN (app.is_owner()) EXECUTE FUNCTION app.record_change('first_at', 'last_at');

-- ## public.notification_settings

CREATE TABLE public.notification_settings (
  user_id uuid NOT NULL,
  mailed_kinds text[] NOT NULL,
  CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  CONSTRAINT notification_settings_mailed_kinds_check CHECK (((cardinality(mailed_kinds) <= 7) AND (mailed_kinds <@ '{message,update,feedback,change_order,file,endorsement,done_step}'::text[])))
);
COMMENT ON TABLE public.notification_settings IS 'Of what somebody wants to be told by mail. Without a row: of everything.';
ALTER TABLE public.notification_settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people read their own mail settings" ON public.notification_settings FOR SELECT TO authenticated
  USING ((user_id = ( SELECT app.me() AS me)));
GRANT ALL ON TABLE public.notification_settings TO service_role;
GRANT SELECT ON TABLE public.notification_settings TO authenticated;
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.notification_settings FOR EACH ROW EXECUTE FUNCTION app.record_change();

-- ## public.notifications

CREATE TABLE public.notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  project_id uuid,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  decision public.decision,
  actor_id uuid,
  events integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone,
  digest_id uuid,
  client_id uuid,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT notifications_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT notifications_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES public.outbox(id) ON DELETE SET NULL,
  CONSTRAINT notifications_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_about_something CHECK ((
CASE kind
    WHEN 'care_plan'::text THEN client_id
    ELSE project_id
END IS NOT NULL)),
  CONSTRAINT notifications_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'update'::text, 'feedback'::text, 'change_order'::text, 'file'::text, 'endorsement'::text, 'care_plan'::text, 'done_step'::text]))),
  CONSTRAINT notifications_title_check CHECK ((char_length(title) <= 200))
);
COMMENT ON COLUMN public.notifications.client_id IS 'Of what is in no project: whose it is.';
COMMENT ON COLUMN public.notifications.decision IS 'What somebody decided about the subject; null while it only is there.';
COMMENT ON COLUMN public.notifications.digest_id IS 'The mail that told of it; without one, the next may.';
COMMENT ON COLUMN public.notifications.subject_id IS 'What it tells of; of messages the project, whose conversation it is.';
COMMENT ON COLUMN public.notifications.title IS 'What it is called; of a care plan what became of it.';
CREATE INDEX notifications_client_id_idx ON public.notifications USING btree (client_id);
CREATE INDEX notifications_digest_id_idx ON public.notifications USING btree (digest_id);
CREATE INDEX notifications_project_id_idx ON public.notifications USING btree (project_id);
CREATE INDEX notifications_subject_id_idx ON public.notifications USING btree (subject_id);
CREATE INDEX notifications_untold_idx ON public.notifications USING btree (user_id) WHERE ((read_at IS NULL) AND (digest_id IS NULL));
CREATE INDEX notifications_updated_at_idx ON public.notifications USING btree (updated_at DESC);
CREATE INDEX notifications_user_id_idx ON public.notifications USING btree (user_id, updated_at DESC, id);
CREATE UNIQUE INDEX notifications_unread_idx ON public.notifications USING btree (user_id, kind, subject_id) WHERE (read_at IS NULL);
ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY "people read their own notifications, of projects they still fol" ON public.notifications FOR SELECT TO authenticated
  USING (app.can_read_notification(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)), (project_id IN ( SELECT app.my_money_project_ids() AS my_money_project_ids)), kind, ( SELECT app.me() AS me), user_id));
GRANT ALL ON TABLE public.notifications TO service_role;
GRANT SELECT (id, user_id, project_id, kind, subject_id, title, decision, events, created_at, updated_at, read_at, client_id) ON TABLE public.notifications TO authenticated;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER tell_of_changed AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_news();
CREATE TRIGGER tell_of_new AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_news();
CREATE TRIGGER tell_of_withdrawn AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tell_of_news();

-- ## public.outbox

CREATE TABLE public.outbox (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  recipient text,
  template text NOT NULL,
  payload jsonb NOT NULL,
  subject_id uuid NOT NULL,
  dedupe_key text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT outbox_last_error_check CHECK ((char_length(last_error) <= 500)),
  CONSTRAINT outbox_recipient_check CHECK ((char_length(recipient) <= 320))
);
COMMENT ON COLUMN public.outbox.attempts IS 'Counted when a worker takes the mail, so a killed worker''s attempt counts too.';
COMMENT ON COLUMN public.outbox.failed_at IS 'Given up; the owner may retry.';
COMMENT ON COLUMN public.outbox.next_at IS 'Not before this moment; while a worker has the mail, when its lease ends.';
COMMENT ON COLUMN public.outbox.recipient IS 'Null means the owner, whoever that is when the mail is sent.';
COMMENT ON COLUMN public.outbox.subject_id IS 'What the mail is about: a message, a call, an invite, or the person whom it tells of or goes to.';
CREATE INDEX outbox_created_at_idx ON public.outbox USING btree (created_at);
CREATE INDEX outbox_due_idx ON public.outbox USING btree (next_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX outbox_subject_id_idx ON public.outbox USING btree (subject_id);
CREATE INDEX outbox_troubled_idx ON public.outbox USING btree (created_at) WHERE ((sent_at IS NULL) AND (last_error IS NOT NULL));
ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads the outbox" ON public.outbox FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.outbox TO service_role;
GRANT SELECT (id, recipient, template, subject_id, attempts, next_at, sent_at, failed_at, last_error, created_at) ON TABLE public.outbox TO authenticated;
CREATE TRIGGER list_by_mail AFTER UPDATE OF sent_at ON public.outbox FOR EACH ROW WHEN (((new.template = 'doubtful-requests'::text) AND (old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION app.list_by_mail();

-- ## public.owner_notes

CREATE TABLE public.owner_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  subject_id uuid NOT NULL,
  body text NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT owner_notes_pkey PRIMARY KEY (id),
  CONSTRAINT owner_notes_request_key_key UNIQUE (request_key),
  CONSTRAINT owner_notes_body_check CHECK (((btrim(body) <> ''::text) AND (char_length(body) <= 5000)))
);
COMMENT ON COLUMN public.owner_notes.subject_id IS 'The contact message, discovery call or client that the note is about.';
CREATE INDEX owner_notes_subject_id_idx ON public.owner_notes USING btree (subject_id, created_at);
CREATE INDEX owner_notes_words_idx ON public.owner_notes USING gin (app.search_vector(body));
ALTER TABLE public.owner_notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner keeps notes" ON public.owner_notes TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.owner_notes TO service_role;
GRANT DELETE, SELECT, INSERT (subject_id, body, request_key) ON TABLE public.owner_notes TO authenticated;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF subject_id ON public.owner_notes FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client('subject_id');
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF body ON public.owner_notes FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('body');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.owner_notes FOR EACH ROW EXECUTE FUNCTION app.record_change('body', 'request_key', 'created_at');

-- ## public.private_links

CREATE TABLE public.private_links (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_hash text NOT NULL,
  purpose text NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT private_links_pkey PRIMARY KEY (id),
  CONSTRAINT private_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT private_links_purpose_check CHECK ((purpose = ANY (ARRAY['call'::text, 'invite'::text, 'unsubscribe'::text, 'calendar'::text]))),
  CONSTRAINT private_links_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
COMMENT ON COLUMN public.private_links.subject_id IS 'The call or the invite; of the others the person whose mails or calendar it is.';
CREATE INDEX private_links_subject_id_idx ON public.private_links USING btree (subject_id, purpose);
ALTER TABLE public.private_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY "owners see that their calendar has an address, and end it" ON public.private_links TO authenticated
  USING (((purpose = 'calendar'::text) AND (subject_id = ( SELECT app.me() AS me)) AND ( SELECT app.is_owner() AS is_owner)))
  WITH CHECK (((purpose = 'calendar'::text) AND (subject_id = ( SELECT app.me() AS me)) AND ( SELECT app.is_owner() AS is_owner)));
GRANT ALL ON TABLE public.private_links TO service_role;
GRANT DELETE, SELECT (id, purpose, subject_id, created_at) ON TABLE public.private_links TO authenticated;
CREATE TRIGGER record_change AFTER INSERT ON public.private_links FOR EACH ROW WHEN ((new.purpose = 'calendar'::text)) EXECUTE FUNCTION app.record_change('token_hash', 'created_at');
CREATE TRIGGER record_ended AFTER DELETE ON public.private_links FOR EACH ROW WHEN ((old.purpose = 'calendar'::text)) EXECUTE FUNCTION app.record_change('token_hash', 'created_at');

-- ## public.project_files

CREATE TABLE public.project_files (
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  name text NOT NULL,
  version integer,
  path text NOT NULL,
  mime text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  visible boolean NOT NULL,
  uploaded_by uuid,
  uploaded_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  downloaded_at timestamp with time zone,
  message_id uuid,
  CONSTRAINT project_files_pkey PRIMARY KEY (id),
  CONSTRAINT project_files_path_key UNIQUE (path),
  CONSTRAINT project_files_project_id_name_version_key UNIQUE (project_id, name, version),
  CONSTRAINT project_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE SET NULL,
  CONSTRAINT project_files_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT project_files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT project_files_message_id_check CHECK (((message_id IS NULL) OR (version IS NULL))),
  CONSTRAINT project_files_mime_check CHECK ((char_length(mime) <= 200)),
  CONSTRAINT project_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CONSTRAINT project_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT project_files_size_check CHECK ((size > 0)),
  CONSTRAINT project_files_uploaded_by_name_check CHECK ((char_length(uploaded_by_name) <= 200)),
  CONSTRAINT project_files_version_check CHECK ((version > 0))
);
COMMENT ON COLUMN public.project_files.downloaded_at IS 'When the owner first downloaded it. From then on its client cannot delete it.';
COMMENT ON COLUMN public.project_files.id IS 'Made of project, person and the form''s key, so that a repeated upload is one file.';
COMMENT ON COLUMN public.project_files.message_id IS 'The message that brought it, as long as it was not deleted.';
COMMENT ON COLUMN public.project_files.path IS 'client/project/reservation in the bucket project-files; of older files client/project/file.';
COMMENT ON COLUMN public.project_files.version IS 'Among the files of its name; none where a message brought it.';
COMMENT ON COLUMN public.project_files.visible IS 'What the owner uploads is internal until shown; what a client uploads is visible.';
COMMENT ON TABLE public.project_files IS 'A row says that a file is there, whole: it is written once the storage holds every byte.';
CREATE INDEX project_files_message_id_idx ON public.project_files USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX project_files_project_id_idx ON public.project_files USING btree (project_id, created_at DESC);
CREATE INDEX project_files_uploaded_by_idx ON public.project_files USING btree (uploaded_by);
CREATE INDEX project_files_words_idx ON public.project_files USING gin (app.search_vector(name));
ALTER TABLE public.project_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY "clients delete their own files until the owner downloads them" ON public.project_files FOR DELETE TO authenticated
  USING (((uploaded_by = ( SELECT app.me() AS me)) AND (downloaded_at IS NULL) AND (message_id IS NULL) AND (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)) AND app.is_open_project(project_id)));
CREATE POLICY "people of a project read its visible files, the owner all" ON public.project_files FOR SELECT TO authenticated
  USING (app.can_read_file(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)), visible));
CREATE POLICY "the owner deletes files of open projects" ON public.project_files FOR DELETE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner shows and hides files of open projects" ON public.project_files FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
GRANT ALL ON TABLE public.project_files TO service_role;
GRANT DELETE, SELECT, UPDATE (visible) ON TABLE public.project_files TO authenticated;
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF name ON public.project_files FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('name');
CREATE TRIGGER notify_of_new_row AFTER INSERT ON public.project_files FOR EACH ROW WHEN (new.visible) EXECUTE FUNCTION app.notify_of_row('file');
CREATE TRIGGER notify_of_shown_row AFTER UPDATE ON public.project_files FOR EACH ROW WHEN ((new.visible AND (NOT old.visible))) EXECUTE FUNCTION app.notify_of_row('file');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.project_files FOR EACH ROW EXECUTE FUNCTION app.record_change('path');
CREATE TRIGGER withdraw_deleted_row AFTER DELETE ON public.project_files FOR EACH ROW EXECUTE FUNCTION app.withdraw_notifications('file');
CREATE TRIGGER withdraw_hidden_row AFTER UPDATE ON public.project_files FOR EACH ROW WHEN ((old.visible AND (NOT new.visible))) EXECUTE FUNCTION app.withdraw_notifications('file');

-- ## public.project_updates

CREATE TABLE public.project_updates (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  project_id uuid NOT NULL,
  title text NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  visible boolean DEFAULT false NOT NULL,
  published_at timestamp with time zone,
  author_id uuid DEFAULT app.me(),
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_updates_pkey PRIMARY KEY (id),
  CONSTRAINT project_updates_request_key_key UNIQUE (request_key),
  CONSTRAINT project_updates_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT project_updates_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE,
  CONSTRAINT project_updates_body_check CHECK ((char_length(body) <= 10000)),
  CONSTRAINT project_updates_check CHECK (((published_at IS NOT NULL) OR (NOT visible))),
  CONSTRAINT project_updates_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 200)))
);
COMMENT ON COLUMN public.project_updates.published_at IS 'When it first became visible; kept when it is hidden again.';
CREATE INDEX project_updates_author_id_idx ON public.project_updates USING btree (author_id);
CREATE INDEX project_updates_newest_idx ON public.project_updates USING btree (published_at DESC) WHERE visible;
CREATE INDEX project_updates_project_id_idx ON public.project_updates USING btree (project_id, created_at DESC);
CREATE INDEX project_updates_published_idx ON public.project_updates USING btree (project_id, published_at DESC) WHERE visible;
CREATE INDEX project_updates_words_idx ON public.project_updates USING gin (app.search_vector(((title || ' '::text) || body)));
ALTER TABLE public.project_updates ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the visible updates of their projects, the owner a" ON public.project_updates FOR SELECT TO authenticated
  USING (app.can_read_update(( SELECT app.is_owner() AS is_owner), (project_id IN ( SELECT app.my_project_ids() AS my_project_ids)), visible));
CREATE POLICY "the owner changes updates of open projects" ON public.project_updates FOR UPDATE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner removes updates of open projects" ON public.project_updates FOR DELETE TO authenticated
  USING ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
CREATE POLICY "the owner writes updates to open projects" ON public.project_updates FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_project(project_id)));
GRANT ALL ON TABLE public.project_updates TO service_role;
GRANT DELETE, SELECT, INSERT (project_id, title, body, visible, request_key), UPDATE (title, body, visible) ON TABLE public.project_updates TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF title ON public.project_updates FOR EACH ROW EXECUTE FUNCTION app.clean_lines('title');
CREATE TRIGGER count_version BEFORE UPDATE ON public.project_updates FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF title, body ON public.project_updates FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('title || '' '' || body');
CREATE TRIGGER notify_of_new_row AFTER INSERT ON public.project_updates FOR EACH ROW WHEN (new.visible) EXECUTE FUNCTION app.notify_of_row('update');
CREATE TRIGGER notify_of_shown_row AFTER UPDATE ON public.project_updates FOR EACH ROW WHEN ((new.visible AND (NOT old.visible))) EXECUTE FUNCTION app.notify_of_row('update');
CREATE TRIGGER publish_project_update BEFORE INSERT OR UPDATE ON public.project_updates FOR EACH ROW WHEN (new.visible) EXECUTE FUNCTION app.publish_project_update();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.project_updates FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key');
CREATE TRIGGER withdraw_deleted_row AFTER DELETE ON public.project_updates FOR EACH ROW EXECUTE FUNCTION app.withdraw_notifications('update');
CREATE TRIGGER withdraw_hidden_row AFTER UPDATE ON public.project_updates FOR EACH ROW WHEN ((old.visible AND (NOT new.visible))) EXECUTE FUNCTION app.withdraw_notifications('update');

-- ## public.projects

CREATE TABLE public.projects (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  service text DEFAULT ''::text NOT NULL,
  status public.project_status DEFAULT 'planning'::public.project_status NOT NULL,
  next_step text DEFAULT ''::text NOT NULL,
  next_step_side public.project_side DEFAULT 'agency'::public.project_side NOT NULL,
  live_url text,
  archived_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  request_key uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  step_done_at timestamp with time zone,
  step_done_by uuid,
  step_comment text DEFAULT ''::text NOT NULL,
  step_reply text DEFAULT ''::text NOT NULL,
  turn public.project_side GENERATED ALWAYS AS (
CASE
    WHEN ((archived_at IS NOT NULL) OR (next_step = ''::text)) THEN NULL::public.project_side
    WHEN (step_done_at IS NOT NULL) THEN 'agency'::public.project_side
    ELSE next_step_side
END) STORED,
  CONSTRAINT projects_pkey PRIMARY KEY (id),
  CONSTRAINT projects_request_key_key UNIQUE (request_key),
  CONSTRAINT projects_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT projects_step_done_by_fkey FOREIGN KEY (step_done_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT projects_live_url_check CHECK (((live_url ~ '^https?://'::text) AND (char_length(live_url) <= 500))),
  CONSTRAINT projects_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200))),
  CONSTRAINT projects_next_step_check CHECK ((char_length(next_step) <= 500)),
  CONSTRAINT projects_service_check CHECK ((char_length(service) <= 200)),
  CONSTRAINT projects_step_comment_check CHECK ((char_length(step_comment) <= 500)),
  CONSTRAINT projects_step_reply_check CHECK ((char_length(step_reply) <= 500))
);
COMMENT ON COLUMN public.projects.next_step_side IS 'Whose turn the next step is.';
COMMENT ON COLUMN public.projects.request_key IS 'Of the form that made the row: sent twice, it makes one row.';
COMMENT ON COLUMN public.projects.step_comment IS 'What the client said with it.';
COMMENT ON COLUMN public.projects.step_done_at IS 'When the client said that the next step is done, until that is confirmed or sent back.';
COMMENT ON COLUMN public.projects.step_reply IS 'Why the owner sent it back.';
COMMENT ON COLUMN public.projects.turn IS 'Whose turn it is; null where it is nobody''s.';
COMMENT ON COLUMN public.projects.version IS 'Counted by the database; a form that carries an older one is refused.';
CREATE INDEX projects_client_id_idx ON public.projects USING btree (client_id, updated_at DESC);
CREATE INDEX projects_status_idx ON public.projects USING btree (status, updated_at DESC) WHERE (archived_at IS NULL);
CREATE INDEX projects_step_done_by_idx ON public.projects USING btree (step_done_by);
CREATE INDEX projects_turn_idx ON public.projects USING btree (turn, updated_at DESC);
CREATE INDEX projects_updated_at_idx ON public.projects USING btree (updated_at DESC);
CREATE INDEX projects_words_idx ON public.projects USING gin (app.search_vector(((((name || ' '::text) || service) || ' '::text) || next_step)));
ALTER TABLE public.projects ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the projects of their clients, the owner every pro" ON public.projects FOR SELECT TO authenticated
  USING (app.can_read_project(( SELECT app.is_owner() AS is_owner), (client_id IN ( SELECT app.my_client_ids() AS my_client_ids))));
CREATE POLICY "the owner adds projects" ON public.projects FOR INSERT TO authenticated
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND app.is_open_client(client_id)));
CREATE POLICY "the owner changes projects" ON public.projects FOR UPDATE TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK ((( SELECT app.is_owner() AS is_owner) AND ((archived_at IS NOT NULL) OR app.is_open_client(client_id))));
GRANT ALL ON TABLE public.projects TO service_role;
GRANT INSERT (client_id, name, service, status, next_step, next_step_side, live_url, request_key), SELECT, UPDATE (name, service, status, next_step, next_step_side, live_url, archived_at) ON TABLE public.projects TO authenticated;
CREATE TRIGGER change_project BEFORE UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.change_project();
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF name, service, next_step ON public.projects FOR EACH ROW EXECUTE FUNCTION app.clean_lines('name', 'service', 'next_step');
CREATE TRIGGER count_version BEFORE UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.count_version();
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.projects FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF name, service, next_step ON public.projects FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('name || '' '' || service || '' '' || next_step');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.record_change('request_key', 'turn', 'step_done_by');

-- ## public.publish_events

CREATE TABLE public.publish_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  delivery_key text,
  state public.publish_state NOT NULL,
  operation text,
  document_id text,
  document_type text,
  revision text,
  slug text,
  title text,
  pages jsonb DEFAULT '[]'::jsonb NOT NULL,
  seconds numeric(8,1),
  error text,
  deliveries integer DEFAULT 1 NOT NULL,
  published_at timestamp with time zone,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT publish_events_pkey PRIMARY KEY (id),
  CONSTRAINT publish_events_delivery_key_key UNIQUE (delivery_key),
  CONSTRAINT publish_events_delivery_key_check CHECK ((char_length(delivery_key) <= 300)),
  CONSTRAINT publish_events_document_id_check CHECK ((char_length(document_id) <= 200)),
  CONSTRAINT publish_events_document_type_check CHECK ((char_length(document_type) <= 100)),
  CONSTRAINT publish_events_error_check CHECK ((char_length(error) <= 500)),
  CONSTRAINT publish_events_operation_check CHECK ((operation = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'appear'::text, 'disappear'::text]))),
  CONSTRAINT publish_events_pages_check CHECK ((jsonb_typeof(pages) = 'array'::text)),
  CONSTRAINT publish_events_revision_check CHECK ((char_length(revision) <= 100)),
  CONSTRAINT publish_events_slug_check CHECK ((char_length(slug) <= 200)),
  CONSTRAINT publish_events_title_check CHECK ((char_length(title) <= 300))
);
COMMENT ON COLUMN public.publish_events.deliveries IS 'How often it came; refused messages of one minute are counted in one row.';
COMMENT ON COLUMN public.publish_events.delivery_key IS 'Document, revision and what happened to it: the same message again has the same.';
COMMENT ON COLUMN public.publish_events.pages IS 'Array of {path, is: live|gone|absent|waiting|failed, seconds}.';
CREATE INDEX publish_events_document_idx ON public.publish_events USING btree (document_id, received_at DESC);
CREATE INDEX publish_events_received_at_idx ON public.publish_events USING btree (received_at DESC, id);
ALTER TABLE public.publish_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads publish events" ON public.publish_events FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.publish_events TO service_role;
GRANT SELECT (id, state, operation, document_id, document_type, revision, slug, title, pages, seconds, error, deliveries, published_at, received_at, settled_at) ON TABLE public.publish_events TO authenticated;

-- ## public.rate_limits

CREATE TABLE public.rate_limits (
  key text NOT NULL,
  requests integer NOT NULL,
  resets_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key),
  CONSTRAINT rate_limits_key_check CHECK ((char_length(key) <= 200))
);
COMMENT ON COLUMN public.rate_limits.key IS 'What is limited and a hash of whom; never an address itself.';
CREATE INDEX rate_limits_resets_at_idx ON public.rate_limits USING btree (resets_at);
ALTER TABLE public.rate_limits ENABLE ROW LEVEL SECURITY;
GRANT ALL ON TABLE public.rate_limits TO service_role;

-- ## public.retention_runs

CREATE TABLE public.retention_runs (
  day date NOT NULL,
  last_at timestamp with time zone NOT NULL,
  removed jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT retention_runs_pkey PRIMARY KEY (day),
  CONSTRAINT retention_runs_removed_check CHECK (((jsonb_typeof(removed) = 'object'::text) AND (pg_column_size(removed) < 4000)))
);
ALTER TABLE public.retention_runs ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads what was removed" ON public.retention_runs FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.retention_runs TO service_role;
GRANT SELECT ON TABLE public.retention_runs TO authenticated;

-- ## public.saved_replies

CREATE TABLE public.saved_replies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id),
  CONSTRAINT saved_replies_body_check CHECK (((btrim(body) <> ''::text) AND (char_length(body) <= 4000))),
  CONSTRAINT saved_replies_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80)))
);
COMMENT ON COLUMN public.saved_replies.id IS 'Given by the form that makes it: sent twice, it makes one.';
ALTER TABLE public.saved_replies ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner keeps saved replies" ON public.saved_replies TO authenticated
  USING (( SELECT app.is_owner() AS is_owner))
  WITH CHECK (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.saved_replies TO service_role;
GRANT DELETE, SELECT, INSERT (id, name, body), UPDATE (name, body) ON TABLE public.saved_replies TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF name ON public.saved_replies FOR EACH ROW EXECUTE FUNCTION app.clean_lines('name');
CREATE TRIGGER count_version BEFORE UPDATE OF name, body ON public.saved_replies FOR EACH ROW EXECUTE FUNCTION app.count_doc_version();
CREATE TRIGGER limit_saved_replies BEFORE INSERT ON public.saved_replies FOR EACH ROW EXECUTE FUNCTION app.limit_saved_replies();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.saved_replies FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at');

-- ## public.second_subscriptions

CREATE TABLE public.second_subscriptions (
  subscription_id text NOT NULL,
  client_id uuid NOT NULL,
  returned_cents integer DEFAULT 0 NOT NULL,
  currency text NOT NULL,
  settled_at timestamp with time zone,
  settled_by uuid,
  taken_by uuid,
  taken_until timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT second_subscriptions_pkey PRIMARY KEY (subscription_id),
  CONSTRAINT second_subscriptions_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT second_subscriptions_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT second_subscriptions_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT second_subscriptions_currency_check CHECK ((currency ~ '^[a-z]{3}$'::text)),
  CONSTRAINT second_subscriptions_returned_cents_check CHECK ((returned_cents >= 0))
);
COMMENT ON COLUMN public.second_subscriptions.returned_cents IS 'All that went back to the client, with tax, whoever returned it, in Stripe''s units of the currency.';
COMMENT ON COLUMN public.second_subscriptions.settled_at IS 'When it had ended and nothing of it was left to return.';
COMMENT ON COLUMN public.second_subscriptions.settled_by IS 'The owner who pressed.';
COMMENT ON COLUMN public.second_subscriptions.taken_by IS 'Which press is at it, until taken_until; no other is meanwhile.';
CREATE INDEX second_subscriptions_client_id_idx ON public.second_subscriptions USING btree (client_id);
CREATE INDEX second_subscriptions_settled_by_idx ON public.second_subscriptions USING btree (settled_by);
ALTER TABLE public.second_subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the second plans of their clients, the owner all" ON public.second_subscriptions FOR SELECT TO authenticated
  USING (((client_id IN ( SELECT app.my_money_client_ids() AS my_money_client_ids)) OR ( SELECT app.is_owner() AS is_owner)));
GRANT ALL ON TABLE public.second_subscriptions TO service_role;
GRANT SELECT (subscription_id, client_id, returned_cents, currency, settled_at, created_at) ON TABLE public.second_subscriptions TO authenticated;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.second_subscriptions FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON public.second_subscriptions FOR EACH ROW EXECUTE FUNCTION app.record_change('taken_by', 'taken_until', 'created_at');

-- ## public.stripe_events

CREATE TABLE public.stripe_events (
  id text NOT NULL,
  type text NOT NULL,
  taken_until timestamp with time zone NOT NULL,
  processed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stripe_events_pkey PRIMARY KEY (id),
  CONSTRAINT stripe_events_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 200))),
  CONSTRAINT stripe_events_type_check CHECK ((char_length(type) <= 200))
);
ALTER TABLE public.stripe_events ENABLE ROW LEVEL SECURITY;
GRANT ALL ON TABLE public.stripe_events TO service_role;

-- ## public.subscriptions

CREATE TABLE public.subscriptions (
  id text NOT NULL,
  client_id uuid NOT NULL,
  price_id text NOT NULL,
  status text NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  current_period_end timestamp with time zone NOT NULL,
  cancel_at_period_end boolean NOT NULL,
  reading bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  customer_id text,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  CONSTRAINT subscriptions_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT subscriptions_currency_check CHECK ((currency ~ '^[a-z]{3}$'::text)),
  CONSTRAINT subscriptions_id_check CHECK (((char_length(id) >= 1) AND (char_length(id) <= 200))),
  CONSTRAINT subscriptions_status_check CHECK (((char_length(status) >= 1) AND (char_length(status) <= 50)))
);
COMMENT ON COLUMN public.subscriptions.amount_cents IS 'Per month, before tax, in Stripe''s units of the currency.';
COMMENT ON COLUMN public.subscriptions.customer_id IS 'Stripe''s customer who pays for it. For the service alone: no grant to authenticated.';
COMMENT ON COLUMN public.subscriptions.reading IS 'Which reading of Stripe''s object this is; an earlier one never replaces it.';
COMMENT ON TABLE public.subscriptions IS 'Kept as Stripe names it: id and price_id are Stripe''s, status is Stripe''s word.';
CREATE INDEX subscriptions_client_id_idx ON public.subscriptions USING btree (client_id);
ALTER TABLE public.subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY "members read the subscriptions of their clients, the owner all" ON public.subscriptions FOR SELECT TO authenticated
  USING (((client_id IN ( SELECT app.my_money_client_ids() AS my_money_client_ids)) OR ( SELECT app.is_owner() AS is_owner)));
GRANT ALL ON TABLE public.subscriptions TO service_role;
GRANT SELECT (id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, created_at, updated_at) ON TABLE public.subscriptions TO authenticated;
CREATE TRIGGER lead_to_kept_client BEFORE INSERT OR UPDATE OF client_id ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION app.lead_to_kept_client();
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION app.record_change('reading', 'created_at', 'customer_id');
CREATE TRIGGER tell_of_plan AFTER INSERT OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION app.tell_of_plan();

-- ## public.tax_rates

CREATE TABLE public.tax_rates (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  percent numeric(7,4) NOT NULL,
  kind public.tax_kind DEFAULT 'standard'::public.tax_kind NOT NULL,
  note text,
  is_default boolean DEFAULT false NOT NULL,
  archived_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT tax_rates_pkey PRIMARY KEY (id),
  CONSTRAINT tax_rates_default_is_used CHECK (((archived_at IS NULL) OR (NOT is_default))),
  CONSTRAINT tax_rates_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 50))),
  CONSTRAINT tax_rates_note_check CHECK (((char_length(btrim(note)) >= 1) AND (char_length(btrim(note)) <= 300))),
  CONSTRAINT tax_rates_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric))),
  CONSTRAINT tax_rates_say_why CHECK ((((kind = 'standard'::public.tax_kind) AND (note IS NULL)) OR ((kind <> 'standard'::public.tax_kind) AND (note IS NOT NULL) AND (percent = (0)::numeric))))
);
COMMENT ON COLUMN public.tax_rates.is_default IS 'What a line has when nothing else is said. None: no tax.';
COMMENT ON COLUMN public.tax_rates.note IS 'The sentence that stands on invoices: why no tax is added.';
COMMENT ON TABLE public.tax_rates IS 'Never changed, as at Stripe: another rate is another row, and one that is used no more is archived.';
CREATE UNIQUE INDEX tax_rates_once ON public.tax_rates USING btree (lower(name), percent, kind, COALESCE(note, ''::text)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX tax_rates_one_default ON public.tax_rates USING btree (is_default) WHERE is_default;
ALTER TABLE public.tax_rates ENABLE ROW LEVEL SECURITY;
CREATE POLICY "the owner reads the tax rates" ON public.tax_rates FOR SELECT TO authenticated
  USING (( SELECT app.is_owner() AS is_owner));
GRANT ALL ON TABLE public.tax_rates TO service_role;
GRANT SELECT ON TABLE public.tax_rates TO authenticated;
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF name, note ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION app.clean_lines('name', 'note');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION app.record_change('created_at');

-- ## public.troubles

CREATE TABLE public.troubles (
  kind text NOT NULL,
  what text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  told_at timestamp with time zone,
  CONSTRAINT troubles_pkey PRIMARY KEY (kind, what, subject),
  CONSTRAINT troubles_kind_check CHECK ((kind = ANY (ARRAY['error'::text, 'slow'::text, 'mail'::text, 'publish'::text, 'full'::text]))),
  CONSTRAINT troubles_subject_check CHECK ((char_length(subject) <= 40)),
  CONSTRAINT troubles_what_check CHECK (((char_length(what) >= 1) AND (char_length(what) <= 300)))
);
COMMENT ON COLUMN public.troubles.subject IS 'Of one mail or one publish: its id, so that each is told of once.';
COMMENT ON COLUMN public.troubles.times IS 'Since the owner was last told of it.';
COMMENT ON COLUMN public.troubles.what IS 'A method with a path or route, a job, a kind of mail or of document; never whom it is about.';
ALTER TABLE public.troubles ENABLE ROW LEVEL SECURITY;
GRANT ALL ON TABLE public.troubles TO service_role;

-- ## public.users

CREATE TABLE public.users (
  id uuid NOT NULL,
  role public.user_role DEFAULT 'client'::public.user_role NOT NULL,
  full_name text DEFAULT ''::text NOT NULL,
  email text NOT NULL,
  phone text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  disabled_at timestamp with time zone,
  left_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT users_full_name_check CHECK (((char_length(full_name) <= 200) AND app.is_plain_text(full_name))),
  CONSTRAINT users_phone_check CHECK (((char_length(phone) <= 40) AND app.is_plain_text(phone))),
  CONSTRAINT users_phone_digits CHECK ((char_length(regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) >= 7))
);
COMMENT ON COLUMN public.users.disabled_at IS 'Set by the service; from the next request on the account may do nothing.';
COMMENT ON COLUMN public.users.left_at IS 'When the person was last taken out of a client.';
CREATE INDEX users_email_idx ON public.users USING btree (email);
CREATE INDEX users_words_idx ON public.users USING gin (app.search_vector(((((full_name || ' '::text) || email) || ' '::text) || app.phone_words(COALESCE(phone, ''::text)))));
ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;
CREATE POLICY "a user reads the own row, the owner every row" ON public.users FOR SELECT TO authenticated
  USING (((id = ( SELECT app.me() AS me)) OR ( SELECT app.is_owner() AS is_owner)));
CREATE POLICY "a user updates the own row" ON public.users FOR UPDATE TO authenticated
  USING ((id = ( SELECT app.me() AS me)))
  WITH CHECK ((id = ( SELECT app.me() AS me)));
GRANT ALL ON TABLE public.users TO service_role;
GRANT SELECT, UPDATE (full_name, phone) ON TABLE public.users TO authenticated;
CREATE TRIGGER ban_disabled AFTER UPDATE OF disabled_at ON public.users FOR EACH ROW WHEN ((old.disabled_at IS DISTINCT FROM new.disabled_at)) EXECUTE FUNCTION app.ban_disabled();
CREATE TRIGGER clean_lines BEFORE INSERT OR UPDATE OF full_name ON public.users FOR EACH ROW EXECUTE FUNCTION app.clean_lines('full_name');
CREATE TRIGGER clean_phone BEFORE INSERT OR UPDATE OF phone ON public.users FOR EACH ROW WHEN ((new.phone IS NOT NULL)) EXECUTE FUNCTION app.clean_phone();
CREATE TRIGGER end_private_links AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.end_private_links();
CREATE TRIGGER forget_digests AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.stop_digests();
CREATE TRIGGER forget_endorsement BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_endorsement();
CREATE TRIGGER forget_name BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_name();
CREATE TRIGGER keep_an_owner BEFORE DELETE OR UPDATE OF role, disabled_at ON public.users FOR EACH ROW WHEN (((old.role = 'owner'::public.user_role) AND (old.disabled_at IS NULL))) EXECUTE FUNCTION app.keep_an_owner();
CREATE TRIGGER note_words AFTER INSERT OR UPDATE OF full_name, email, phone ON public.users FOR EACH ROW EXECUTE FUNCTION app.note_words_of_row('full_name || '' '' || email || '' '' || app.phone_words(coalesce(phone, ''''))');
CREATE TRIGGER record_change AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION app.record_change('left_at');
CREATE TRIGGER refuse_role_change BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION app.refuse_role_change();
CREATE TRIGGER say_who_removed AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.say_who_removed();
CREATE TRIGGER scrub_names AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.scrub_names();
CREATE TRIGGER scrub_person AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.scrub_person();
CREATE TRIGGER stop_digests AFTER UPDATE OF disabled_at ON public.users FOR EACH ROW WHEN ((new.disabled_at IS NOT NULL)) EXECUTE FUNCTION app.stop_digests();

-- ## realtime.messages

CREATE POLICY "people hear of their own news" ON realtime.messages FOR SELECT TO authenticated
  USING (((extension = 'broadcast'::text) AND (( SELECT realtime.topic() AS topic) = ('news:'::text || ( SELECT app.me() AS me)))));

-- # Views

-- ## app.people_of_projects

CREATE VIEW app.people_of_projects WITH (security_invoker=true) AS
 SELECT owner.id AS user_id,
    project.id AS project_id,
    true AS sees_money
   FROM (public.users owner
     CROSS JOIN public.projects project)
  WHERE ((owner.role = 'owner'::public.user_role) AND (owner.disabled_at IS NULL))
UNION ALL
 SELECT member.user_id,
    project.id AS project_id,
    member.sees_money
   FROM ((public.client_members member
     JOIN public.users person ON (((person.id = member.user_id) AND (person.role <> 'owner'::public.user_role) AND (person.disabled_at IS NULL))))
     JOIN public.projects project ON ((project.client_id = member.client_id)));
GRANT SELECT ON TABLE app.people_of_projects TO service_role;

-- ## app.waiting_decisions

CREATE VIEW app.waiting_decisions WITH (security_invoker=true) AS
 SELECT 'change_order'::public.decision_subject AS subject_type,
    o.id AS subject_id,
    o.project_id,
    p.name AS project_name,
    o.title,
    o.number,
    o.price_cents,
    o.currency,
    o.sent_at AS since,
    p.client_id,
    o.expires_at AS due
   FROM (public.change_orders o
     JOIN public.projects p ON (((p.id = o.project_id) AND (p.archived_at IS NULL))))
  WHERE ((o.status = 'sent'::public.change_order_status) AND (o.expires_at > now()))
UNION ALL
 SELECT 'feedback_item'::public.decision_subject AS subject_type,
    f.id AS subject_id,
    f.project_id,
    p.name AS project_name,
    f.title,
    NULL::integer AS number,
    NULL::integer AS price_cents,
    NULL::text AS currency,
    f.created_at AS since,
    p.client_id,
    NULL::timestamp with time zone AS due
   FROM (public.feedback_items f
     JOIN public.projects p ON (((p.id = f.project_id) AND (p.archived_at IS NULL))))
  WHERE ((f.status = 'open'::public.feedback_status) AND f.visible);
GRANT SELECT ON TABLE app.waiting_decisions TO authenticated, service_role;

-- ## app.waiting_items

CREATE VIEW app.waiting_items WITH (security_invoker=true) AS
 SELECT (w.subject_type)::text AS kind,
    (w.subject_id)::text AS id,
    w.project_id,
    w.client_id,
    'client'::public.project_side AS side,
    w.since,
    w.due,
    w.title
   FROM app.waiting_decisions w
UNION ALL
 SELECT 'project'::text AS kind,
    (p.id)::text AS id,
    p.id AS project_id,
    p.client_id,
    p.turn AS side,
    p.updated_at AS since,
    NULL::timestamp with time zone AS due,
    p.next_step AS title
   FROM public.projects p
  WHERE ((p.turn IS NOT NULL) AND (p.step_done_at IS NULL))
UNION ALL
 SELECT 'done_step'::text AS kind,
    (p.id)::text AS id,
    p.id AS project_id,
    p.client_id,
    'agency'::public.project_side AS side,
    p.step_done_at AS since,
    NULL::timestamp with time zone AS due,
    p.next_step AS title
   FROM public.projects p
  WHERE ((p.turn IS NOT NULL) AND (p.step_done_at IS NOT NULL))
UNION ALL
 SELECT 'endorsement'::text AS kind,
    (e.project_id)::text AS id,
    e.project_id,
    p.client_id,
    'client'::public.project_side AS side,
    e.asked_at AS since,
    NULL::timestamp with time zone AS due,
    ''::text AS title
   FROM ((public.endorsements e
     JOIN public.projects p ON ((p.id = e.project_id)))
     JOIN public.clients c ON (((c.id = p.client_id) AND (c.archived_at IS NULL))))
  WHERE (e.answered_at IS NULL)
UNION ALL
 SELECT 'subscription'::text AS kind,
    s.id,
    NULL::uuid AS project_id,
    s.client_id,
    'client'::public.project_side AS side,
    s.updated_at AS since,
    NULL::timestamp with time zone AS due,
    ''::text AS title
   FROM public.subscriptions s
  WHERE (s.status = ANY (ARRAY['past_due'::text, 'unpaid'::text]))
UNION ALL
 SELECT 'message'::text AS kind,
    (n.id)::text AS id,
    n.project_id,
    p.client_id,
    (
        CASE
            WHEN ( SELECT app.is_owner() AS is_owner) THEN 'agency'::text
            ELSE 'client'::text
        END)::public.project_side AS side,
    n.updated_at AS since,
    NULL::timestamp with time zone AS due,
    n.title
   FROM ((public.notifications n
     JOIN public.projects p ON ((p.id = n.project_id)))
     JOIN public.clients c ON (((c.id = p.client_id) AND (c.archived_at IS NULL))))
  WHERE ((n.user_id = ( SELECT app.me() AS me)) AND (n.kind = 'message'::text) AND (n.read_at IS NULL))
UNION ALL
 SELECT 'contact_message'::text AS kind,
    (m.id)::text AS id,
    NULL::uuid AS project_id,
    m.client_id,
    'agency'::public.project_side AS side,
    m.waits_since AS since,
    NULL::timestamp with time zone AS due,
    m.name AS title
   FROM public.contact_messages m
  WHERE ((m.status = 'new'::public.contact_message_status) AND ((m.snoozed_until IS NULL) OR (m.snoozed_until <= now())))
UNION ALL
 SELECT 'discovery_call'::text AS kind,
    (c.id)::text AS id,
    NULL::uuid AS project_id,
    NULL::uuid AS client_id,
    'agency'::public.project_side AS side,
    c.created_at AS since,
    c.starts_at AS due,
    c.name AS title
   FROM public.discovery_calls c
  WHERE (c.status = 'requested'::public.discovery_call_status)
UNION ALL
 SELECT 'feedback_item'::text AS kind,
    (f.id)::text AS id,
    f.project_id,
    p.client_id,
    'agency'::public.project_side AS side,
    f.created_at AS since,
    NULL::timestamp with time zone AS due,
    f.title
   FROM (public.feedback_items f
     JOIN public.projects p ON (((p.id = f.project_id) AND (p.archived_at IS NULL))))
  WHERE (f.status = 'changes_requested'::public.feedback_status)
UNION ALL
 SELECT 'milestone'::text AS kind,
    (m.id)::text AS id,
    m.project_id,
    p.client_id,
    'agency'::public.project_side AS side,
    (((m.due_on + 1))::timestamp without time zone AT TIME ZONE 'UTC'::text) AS since,
    ((m.due_on)::timestamp without time zone AT TIME ZONE 'UTC'::text) AS due,
    m.title
   FROM (public.milestones m
     JOIN public.projects p ON (((p.id = m.project_id) AND (p.archived_at IS NULL))))
  WHERE ((m.done_at IS NULL) AND (m.due_on <= CURRENT_DATE))
UNION ALL
 SELECT 'second_subscription'::text AS kind,
    s.subscription_id AS id,
    NULL::uuid AS project_id,
    s.client_id,
    'agency'::public.project_side AS side,
    s.created_at AS since,
    NULL::timestamp with time zone AS due,
    ''::text AS title
   FROM public.second_subscriptions s
  WHERE (s.settled_at IS NULL)
UNION ALL
 SELECT 'person'::text AS kind,
    (u.id)::text AS id,
    NULL::uuid AS project_id,
    NULL::uuid AS client_id,
    'agency'::public.project_side AS side,
    u.created_at AS since,
    NULL::timestamp with time zone AS due,
    COALESCE(NULLIF(u.full_name, ''::text), u.email) AS title
   FROM app.unlinked_people() u(id, full_name, email, created_at, disabled_at)
  WHERE (u.disabled_at IS NULL)
UNION ALL
 SELECT 'mail'::text AS kind,
    (o.id)::text AS id,
    NULL::uuid AS project_id,
    NULL::uuid AS client_id,
    'agency'::public.project_side AS side,
    o.created_at AS since,
    NULL::timestamp with time zone AS due,
    COALESCE(o.recipient, ''::text) AS title
   FROM public.outbox o
  WHERE ((o.sent_at IS NULL) AND (o.last_error IS NOT NULL))
UNION ALL
 SELECT 'unseen_money'::text AS kind,
    (c.id)::text AS id,
    NULL::uuid AS project_id,
    c.id AS client_id,
    'agency'::public.project_side AS side,
    c.since,
    NULL::timestamp with time zone AS due,
    c.name AS title
   FROM app.clients_of_unseen_money() c(id, name, since)
UNION ALL
 SELECT 'invoice'::text AS kind,
    (i.id)::text AS id,
    NULL::uuid AS project_id,
    i.client_id,
    'client'::public.project_side AS side,
    i.finalized_at AS since,
    i.falls_due_at AS due,
    COALESCE(i.number, ''::text) AS title
   FROM public.invoices i
  WHERE ((i.status = 'open'::public.invoice_status) AND (i.amount_remaining > 0))
UNION ALL
 SELECT 'uninvoiced_order'::text AS kind,
    (o.id)::text AS id,
    o.project_id,
    p.client_id,
    'agency'::public.project_side AS side,
    COALESCE(app.approved_at(o.id), o.sent_at) AS since,
    NULL::timestamp with time zone AS due,
    o.title
   FROM ((public.change_orders o
     JOIN public.projects p ON ((p.id = o.project_id)))
     JOIN public.clients c ON (((c.id = p.client_id) AND (c.archived_at IS NULL))))
  WHERE (( SELECT app.is_owner() AS is_owner) AND (o.status = 'approved'::public.change_order_status) AND (o.invoiced_elsewhere_at IS NULL) AND (app.left_to_invoice(o.id, o.price_cents) <> 0));
GRANT SELECT ON TABLE app.waiting_items TO authenticated, service_role;

-- # Functions

-- ## app.accept_invites(uuid,text)

CREATE OR REPLACE FUNCTION app.accept_invites(user_id uuid, address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 1 from public.clients c
  where c.id in (
    select i.client_id from public.invites i
    where i.email = lower(address) and i.accepted_at is null and i.revoked_at is null and i.declined_at is null
  )
  order by c.id
  for key share;
  with open as (
    update public.invites set accepted_at = now()
    where email = lower(address) and accepted_at is null and revoked_at is null and declined_at is null
      and expires_at > now()
    returning client_id, sees_money
  )
  insert into public.client_members (client_id, user_id, sees_money)
  select client_id, accept_invites.user_id, bool_or(sees_money) from open group by client_id order by client_id
  on conflict do nothing
$function$;

-- ## app.accept_invites_of_account()

CREATE OR REPLACE FUNCTION app.accept_invites_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' or old.email_confirmed_at is null then perform app.accept_invites(new.id, new.email); end if;
  return new;
end
$function$;

-- ## app.add_invoice_line(public.invoices,integer,jsonb)

CREATE OR REPLACE FUNCTION app.add_invoice_line(invoice public.invoices, place integer, line jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  of_source text := line ->> 'source';
  of_id uuid := (line ->> 'source_id')::uuid;
  price integer := (line ->> 'amount')::integer;
  words text := app.clean_name(coalesce(line ->> 'description', ''));
  worked public.change_orders;
  rate public.tax_rates;
  owed bigint;
begin
  if of_source in ('change_order', 'deposit') then
    select o.* into worked from public.change_orders o
    join public.projects p on p.id = o.project_id
    where o.id = of_id and p.client_id = invoice.client_id and o.status = 'approved';
    if not found then return 'not-approved'; end if;
    if worked.currency <> invoice.currency then return 'other-currency'; end if;
    if worked.price_cents = 0 then return 'nothing'; end if;
    if worked.price_cents < 0 then return 'negative'; end if;
    select worked.price_cents - coalesce(sum(l.amount), 0) into owed from public.invoice_lines l
    where l.is_live and l.source_id = worked.id and l.source in ('change_order', 'deposit');
    if owed <= 0 then return 'invoiced'; end if;
    if of_source = 'change_order' then price := owed; end if;
    if price > owed then return 'too-much'; end if;
    if words = '' then words := '#' || worked.number || ' ' || worked.title; end if;
  elsif of_source = 'milestone' then
    select case words when '' then m.title else words end into words from public.milestones m
    join public.projects p on p.id = m.project_id
    where m.id = of_id and p.client_id = invoice.client_id;
    if not found then return 'missing'; end if;
  elsif of_source = 'free' then
    of_id := null;
  else
    return 'missing';
  end if;
  if exists (
    select from public.invoice_lines l where l.is_live and l.source_id = of_id and l.source = of_source
  ) then return 'invoiced'; end if;
  if coalesce(price, 0) <= 0 or price % app.unit_step(invoice.currency) <> 0 then return 'amount'; end if;
  if words = '' or char_length(words) > 300 then return 'words'; end if;
  -- Nothing said is the default, null is no tax.
  if not invoice.uses_stripe_tax then
    select * into rate from public.tax_rates r
    where r.archived_at is null and case when line ? 'tax_rate' then r.id = (line ->> 'tax_rate')::uuid else r.is_default end;
    if rate.id is null and line ->> 'tax_rate' is not null then return 'rate'; end if;
  end if;
  insert into public.invoice_lines (
    invoice_id, position, source, source_id, description, amount, tax_name, tax_percent, tax_kind, tax_note
  )
  values (invoice.id, place, of_source, of_id, words, price, rate.name, rate.percent, rate.kind, rate.note);
  return null;
end
$function$;

-- ## app.add_to_waiting_facts(text,text)

CREATE OR REPLACE FUNCTION app.add_to_waiting_facts(of_kind text, facts text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  known text := pg_get_functiondef('public.list_waiting'::regproc);
  last constant text := E'\n      else ''{}''\n';
begin
  if array_length(string_to_array(known, last), 1) is distinct from 2 then raise exception 'list_waiting is written otherwise'; end if;
  execute replace(known, last, format(E'\n      when %L then (%s)', $1, $2) || last);
end
$function$;

-- ## app.add_to_waiting_items(text)

CREATE OR REPLACE FUNCTION app.add_to_waiting_items(part text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute 'create or replace view app.waiting_items with (security_invoker = true) as '
    || rtrim(pg_get_viewdef('app.waiting_items'::regclass), E'; \n') || ' union all ' || part;
end
$function$;

-- ## app.admit_visitor(text,jsonb)

CREATE OR REPLACE FUNCTION app.admit_visitor(form text, request jsonb, OUT wait integer, OUT is_quiet boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  origin text := coalesce(request ->> 'address_hash', '');
  sender text := coalesce(request ->> 'sender_hash', '');
begin
  is_quiet := app.count_request(form || ':sender:' || sender, 10, interval '1 hour') > 0;
  wait := app.count_request(form || ':sender:' || sender || ':' || origin, 10, interval '1 hour');
  if wait > 0 then return; end if;
  wait := app.count_request(form || ':address:' || origin, 30, interval '10 minutes');
  if wait = 0 then wait := app.count_request(form || ':all', 500, interval '1 hour'); end if;
  if wait = 0 then return; end if;
  if not is_quiet and app.is_known(lower(coalesce(request ->> 'email', ''))) then
    wait := 0;
    return;
  end if;
  insert into public.troubles as known (kind, what) values ('full', form)
  on conflict (kind, what, subject) do update set
    times = least(known.times + 1, 1000000),
    last_at = now(),
    told_at = case when known.told_at > now() - interval '1 day' then known.told_at end;
end
$function$;
GRANT EXECUTE ON FUNCTION app.admit_visitor(text,jsonb) TO service_role;

-- ## app.announce_contact_message(public.contact_messages,boolean)

CREATE OR REPLACE FUNCTION app.announce_contact_message(contact public.contact_messages, is_acknowledged boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with told as (
    select jsonb_build_object(
      'name', contact.name, 'email', contact.email, 'phone', contact.phone, 'message', contact.message
    ) as payload
  )
  select
    app.queue_mail(null, 'contact-notice', payload, contact.id, 'contact-notice:' || contact.id),
    case when is_acknowledged then
      app.queue_mail(contact.email, 'contact-received', payload, contact.id, 'contact-received:' || contact.id)
    end
  from told
$function$;
GRANT EXECUTE ON FUNCTION app.announce_contact_message(public.contact_messages,boolean) TO service_role;

-- ## app.announce_discovery_call(public.discovery_calls,text,text,jsonb)

CREATE OR REPLACE FUNCTION app.announce_discovery_call(call public.discovery_calls, to_owner text, to_visitor text, told jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  payload jsonb := jsonb_build_object(
    'name', call.name, 'email', call.email, 'phone', call.phone, 'notes', call.notes,
    'time_zone', call.time_zone, 'starts_at', call.starts_at, 'ends_at', call.ends_at,
    'status', call.status, 'sequence', call.sequence
  ) || told;
  suffix text := ':' || call.id || ':' || call.sequence;
begin
  if to_owner is not null then
    perform app.queue_mail(null, to_owner, payload, call.id, to_owner || suffix);
  end if;
  if to_visitor is not null and call.email is not null then
    perform app.queue_mail(call.email, to_visitor, payload, call.id, to_visitor || suffix);
  end if;
end
$function$;
GRANT EXECUTE ON FUNCTION app.announce_discovery_call(public.discovery_calls,text,text,jsonb) TO service_role;

-- ## app.approved_at(uuid)

CREATE OR REPLACE FUNCTION app.approved_at(subject uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select max(a.decided_at) from public.approvals a where a.subject_id = $1 and a.decision = 'approved'
$function$;
GRANT EXECUTE ON FUNCTION app.approved_at(uuid) TO authenticated, service_role;

-- ## app.ascii_digits(text)

CREATE OR REPLACE FUNCTION app.ascii_digits(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select translate(
    words,
    U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
    '\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9\0966\0967\0968\0969\096a\096b\096c\096d\096e\096f'
    '\09e6\09e7\09e8\09e9\09ea\09eb\09ec\09ed\09ee\09ef\0a66\0a67\0a68\0a69\0a6a\0a6b\0a6c\0a6d\0a6e\0a6f'
    '\0ae6\0ae7\0ae8\0ae9\0aea\0aeb\0aec\0aed\0aee\0aef\0b66\0b67\0b68\0b69\0b6a\0b6b\0b6c\0b6d\0b6e\0b6f'
    '\0be6\0be7\0be8\0be9\0bea\0beb\0bec\0bed\0bee\0bef\0c66\0c67\0c68\0c69\0c6a\0c6b\0c6c\0c6d\0c6e\0c6f'
    '\0ce6\0ce7\0ce8\0ce9\0cea\0ceb\0cec\0ced\0cee\0cef\0d66\0d67\0d68\0d69\0d6a\0d6b\0d6c\0d6d\0d6e\0d6f'
    '\0de6\0de7\0de8\0de9\0dea\0deb\0dec\0ded\0dee\0def\0e50\0e51\0e52\0e53\0e54\0e55\0e56\0e57\0e58\0e59'
    '\0ed0\0ed1\0ed2\0ed3\0ed4\0ed5\0ed6\0ed7\0ed8\0ed9\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29'
    '\1040\1041\1042\1043\1044\1045\1046\1047\1048\1049\1090\1091\1092\1093\1094\1095\1096\1097\1098\1099'
    '\17e0\17e1\17e2\17e3\17e4\17e5\17e6\17e7\17e8\17e9\1810\1811\1812\1813\1814\1815\1816\1817\1818\1819'
    '\1946\1947\1948\1949\194a\194b\194c\194d\194e\194f\19d0\19d1\19d2\19d3\19d4\19d5\19d6\19d7\19d8\19d9'
    '\1a80\1a81\1a82\1a83\1a84\1a85\1a86\1a87\1a88\1a89\1a90\1a91\1a92\1a93\1a94\1a95\1a96\1a97\1a98\1a99'
    '\1b50\1b51\1b52\1b53\1b54\1b55\1b56\1b57\1b58\1b59\1bb0\1bb1\1bb2\1bb3\1bb4\1bb5\1bb6\1bb7\1bb8\1bb9'
    '\1c40\1c41\1c42\1c43\1c44\1c45\1c46\1c47\1c48\1c49\1c50\1c51\1c52\1c53\1c54\1c55\1c56\1c57\1c58\1c59'
    '\a620\a621\a622\a623\a624\a625\a626\a627\a628\a629\a8d0\a8d1\a8d2\a8d3\a8d4\a8d5\a8d6\a8d7\a8d8\a8d9'
    '\a900\a901\a902\a903\a904\a905\a906\a907\a908\a909\a9d0\a9d1\a9d2\a9d3\a9d4\a9d5\a9d6\a9d7\a9d8\a9d9'
    '\a9f0\a9f1\a9f2\a9f3\a9f4\a9f5\a9f6\a9f7\a9f8\a9f9\aa50\aa51\aa52\aa53\aa54\aa55\aa56\aa57\aa58\aa59'
    '\abf0\abf1\abf2\abf3\abf4\abf5\abf6\abf7\abf8\abf9\ff10\ff11\ff12\ff13\ff14\ff15\ff16\ff17\ff18\ff19',
    repeat('0123456789', 36)
  )
$function$;
GRANT EXECUTE ON FUNCTION app.ascii_digits(text) TO authenticated, service_role;

-- ## app.ban_disabled()

CREATE OR REPLACE FUNCTION app.ban_disabled()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update auth.users set banned_until = case when new.disabled_at is not null then now() + interval '100 years' end
  where id = new.id;
  return new;
end
$function$;

-- ## app.begin_act(text,text)

CREATE OR REPLACE FUNCTION app.begin_act(table_name text, row_id text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select set_config(
    'app.act', jsonb_build_object('table', $1, 'row', $2, 'id', nextval('public.audit_log_id_seq'))::text, true
  )
$function$;

-- ## app.can_read_change_order(boolean,boolean,timestamp with time zone)

CREATE OR REPLACE FUNCTION app.can_read_change_order(is_owner boolean, is_mine boolean, sent_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR ((sent_at IS NOT NULL) AND is_mine));
GRANT EXECUTE ON FUNCTION app.can_read_change_order(boolean,boolean,timestamp with time zone) TO authenticated, service_role;

-- ## app.can_read_client_doc(boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_client_doc(is_owner boolean, is_mine boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR is_mine);
GRANT EXECUTE ON FUNCTION app.can_read_client_doc(boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_decision(boolean,boolean,boolean,text)

CREATE OR REPLACE FUNCTION app.can_read_decision(is_owner boolean, is_mine boolean, is_my_money boolean, kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR (is_mine AND (is_my_money OR (NOT app.is_about_money(kind)))));
GRANT EXECUTE ON FUNCTION app.can_read_decision(boolean,boolean,boolean,text) TO authenticated, service_role;

-- ## app.can_read_feedback_item(boolean,boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_feedback_item(is_owner boolean, is_mine boolean, visible boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR (visible AND is_mine));
GRANT EXECUTE ON FUNCTION app.can_read_feedback_item(boolean,boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_file(boolean,boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_file(is_owner boolean, is_mine boolean, visible boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR (visible AND is_mine));
GRANT EXECUTE ON FUNCTION app.can_read_file(boolean,boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_guide(boolean,uuid,text,timestamp with time zone,timestamp with time zone)

CREATE OR REPLACE FUNCTION app.can_read_guide(is_owner boolean, me uuid, audience text, publish_from timestamp with time zone, publish_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((is_owner OR ((me IS NOT NULL) AND (audience = 'everyone'::text))) AND ((publish_from IS NULL) OR (publish_from <= now())) AND ((publish_until IS NULL) OR (publish_until > now())));
GRANT EXECUTE ON FUNCTION app.can_read_guide(boolean,uuid,text,timestamp with time zone,timestamp with time zone) TO authenticated, service_role;

-- ## app.can_read_invoice(boolean,boolean,public.invoice_status)

CREATE OR REPLACE FUNCTION app.can_read_invoice(is_owner boolean, is_mine boolean, status public.invoice_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR (is_mine AND (status = ANY (ARRAY['open'::public.invoice_status, 'paid'::public.invoice_status, 'void'::public.invoice_status, 'uncollectible'::public.invoice_status]))));
GRANT EXECUTE ON FUNCTION app.can_read_invoice(boolean,boolean,public.invoice_status) TO authenticated, service_role;

-- ## app.can_read_message(boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_message(is_owner boolean, is_mine boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR is_mine);
GRANT EXECUTE ON FUNCTION app.can_read_message(boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_milestone(boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_milestone(is_owner boolean, is_mine boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR is_mine);
GRANT EXECUTE ON FUNCTION app.can_read_milestone(boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_notification(boolean,boolean,boolean,text,uuid,uuid)

CREATE OR REPLACE FUNCTION app.can_read_notification(is_owner boolean, is_mine boolean, is_my_money boolean, kind text, me uuid, user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((user_id = me) AND (is_owner OR (is_mine AND (is_my_money OR (NOT app.is_about_money(kind))))));
GRANT EXECUTE ON FUNCTION app.can_read_notification(boolean,boolean,boolean,text,uuid,uuid) TO authenticated, service_role;

-- ## app.can_read_project(boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_project(is_owner boolean, is_mine boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR is_mine);
GRANT EXECUTE ON FUNCTION app.can_read_project(boolean,boolean) TO authenticated, service_role;

-- ## app.can_read_update(boolean,boolean,boolean)

CREATE OR REPLACE FUNCTION app.can_read_update(is_owner boolean, is_mine boolean, visible boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_owner OR (visible AND is_mine));
GRANT EXECUTE ON FUNCTION app.can_read_update(boolean,boolean,boolean) TO authenticated, service_role;

-- ## app.can_see_project(uuid)

CREATE OR REPLACE FUNCTION app.can_see_project(project_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.projects
    where id = can_see_project.project_id
      and app.can_read_project((select app.is_owner()), client_id in (select app.my_client_ids()))
  )
$function$;
GRANT EXECUTE ON FUNCTION app.can_see_project(uuid) TO authenticated, service_role;

-- ## app.canonical_json(jsonb)

CREATE OR REPLACE FUNCTION app.canonical_json(flat jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '{' || string_agg(to_json(key)::text || ':' || value::text, ',' order by key collate "C") || '}'
  from jsonb_each(flat)
$function$;
GRANT EXECUTE ON FUNCTION app.canonical_json(jsonb) TO authenticated, service_role;

-- ## app.change_project()

CREATE OR REPLACE FUNCTION app.change_project()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  goes text[] := '{step_done_by,turn}';
begin
  -- Whose it is may change, too, and is no work on it.
  if new.client_id <> old.client_id and to_jsonb(new) - '{client_id,turn}'::text[] = to_jsonb(old) - '{client_id,turn}'::text[] then
    return new;
  end if;
  if old.archived_at is not null and new.archived_at is not null then
    if current_setting('app.removes_expired', true) = 'on' then goes := goes || '{step_comment}'::text[]; end if;
    if to_jsonb(new) - goes = to_jsonb(old) - goes then return new; end if;
    raise exception 'An archived project is only read' using errcode = 'PT409';
  end if;
  if new.next_step is distinct from old.next_step or new.next_step_side is distinct from old.next_step_side then
    new.step_done_at := null;
    new.step_done_by := null;
    new.step_comment := '';
    new.step_reply := '';
  end if;
  new.updated_at := now();
  return new;
end
$function$;

-- ## app.clean_lines()

CREATE OR REPLACE FUNCTION app.clean_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  written jsonb := to_jsonb(new);
  stored jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  line text;
begin
  foreach line in array tg_argv loop
    if written ->> line is null or written ->> line is not distinct from stored ->> line then continue; end if;
    if app.clean_name(written ->> line) = '' and btrim(written ->> line) <> '' then
      raise exception 'Nothing of the % can be seen', line using errcode = 'PT400';
    end if;
    written := jsonb_set(written, array[line], to_jsonb(app.clean_name(written ->> line)));
  end loop;
  return jsonb_populate_record(new, written);
end
$function$;

-- ## app.clean_name(text)

CREATE OR REPLACE FUNCTION app.clean_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  with cleaned as (
    select regexp_replace(
      regexp_replace(
        regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f]',
        '', 'g'
      ),
      '^[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g'
    ) as words
  )
  select case
    when words ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u180b-\u180f\u200c\u200d\u2800\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef]'
    then words else ''
  end
  from cleaned
$function$;
GRANT EXECUTE ON FUNCTION app.clean_name(text) TO authenticated, service_role;

-- ## app.clean_phone()

CREATE OR REPLACE FUNCTION app.clean_phone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.phone := app.ascii_digits(app.clean_name(new.phone));
  return new;
end
$function$;

-- ## app.client_of_address(text)

CREATE OR REPLACE FUNCTION app.client_of_address(address text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select known.client_id
  from (
    select 1 as place, m.created_at, m.client_id
    from public.users u join public.client_members m on m.user_id = u.id
    where u.email = lower(btrim($1))
    union all
    select 2, c.created_at, c.client_id
    from public.contact_messages c where c.sender = lower(btrim($1)) and c.client_id is not null
    union all
    select 3, i.created_at, i.client_id
    from public.invites i
    where i.email = lower(btrim($1)) and i.accepted_at is null and i.declined_at is null and i.revoked_at is null
  ) known
  order by known.place, known.created_at desc, known.client_id
  limit 1
$function$;
GRANT EXECUTE ON FUNCTION app.client_of_address(text) TO authenticated, service_role;

-- ## app.clients_of_unseen_money()

CREATE OR REPLACE FUNCTION app.clients_of_unseen_money()
 RETURNS TABLE(id uuid, name text, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.name, greatest(c.created_at, (
    select max(greatest(m.created_at, u.disabled_at)) from public.client_members m join public.users u on u.id = m.user_id
    where m.client_id = c.id
  ))
  from public.clients c
  where (select app.is_owner()) and c.archived_at is null
    and not exists (
      select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
      where m.client_id = c.id and m.sees_money
    )
    and (
      exists (select from public.client_members m where m.client_id = c.id)
      or exists (select from public.subscriptions s where s.client_id = c.id and app.is_paid_for(s.status))
      or exists (
        select from public.invoices i where i.client_id = c.id and i.status = 'open' and i.amount_remaining > 0
      )
      or exists (
        select from app.waiting_decisions w where w.client_id = c.id and app.is_about_money(w.subject_type::text)
      )
    )
$function$;
GRANT EXECUTE ON FUNCTION app.clients_of_unseen_money() TO authenticated, service_role;

-- ## app.correct_word(text)

CREATE OR REPLACE FUNCTION app.correct_word(word text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select distinct left(known.word, length(meant.pattern))
  from (
    select left($1, place) || '_' || substr($1, place + 2) as pattern from generate_series(0, length($1) - 1) place
    union select left($1, place) || '_' || substr($1, place + 1) from generate_series(0, length($1) - 1) place
    union select left($1, place) || substr($1, place + 2) from generate_series(0, length($1) - 1) place
    union select left($1, place) || substr($1, place + 2, 1) || substr($1, place + 1, 1) || substr($1, place + 3)
      from generate_series(0, length($1) - 2) place
  ) meant
  join app.search_words known on known.word like meant.pattern || '%'
  where length($1) between 5 and 40 and $1 !~ '[0-9]' and length(meant.pattern) > 5
    and not starts_with(left(known.word, length(meant.pattern)), $1)
  limit 200
$function$;

-- ## app.count_doc_version()

CREATE OR REPLACE FUNCTION app.count_doc_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$function$;

-- ## app.count_mail(text,text)

CREATE OR REPLACE FUNCTION app.count_mail(account text, origin text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  wait integer := app.count_request('mail:account:' || account || ':' || origin, 10, interval '5 minutes');
  is_first boolean := app.count_request('mails:' || account || ':' || origin, 1, interval '1 day') = 0;
begin
  if wait > 0 then return wait; end if;
  wait := app.count_request('mails:' || account, 10, interval '1 day');
  if wait > 0 and is_first then return app.count_request('first mails:' || account, 20, interval '1 day'); end if;
  return wait;
end
$function$;
GRANT EXECUTE ON FUNCTION app.count_mail(text,text) TO service_role;

-- ## app.count_request(text,integer,interval)

CREATE OR REPLACE FUNCTION app.count_request(key text, most integer, period interval)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  counted public.rate_limits;
begin
  insert into public.rate_limits (key, requests, resets_at)
  values (count_request.key, 1, now() + period)
  on conflict on constraint rate_limits_pkey do update set
    requests = case when rate_limits.resets_at <= now() then 1 else rate_limits.requests + 1 end,
    resets_at = case when rate_limits.resets_at <= now() then now() + period else rate_limits.resets_at end
  returning * into counted;
  if counted.requests <= most then return 0; end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::integer;
end
$function$;
GRANT EXECUTE ON FUNCTION app.count_request(text,integer,interval) TO service_role;

-- ## app.count_unfinished_files(text)

CREATE OR REPLACE FUNCTION app.count_unfinished_files(folder text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from (
    select r.path from public.file_reservations r
    where starts_with(r.path, folder) and r.created_at > now() - interval '1 hour' and r.sha256 is null
    union
    select o.name from storage.objects o
    where o.bucket_id = 'project-files' and starts_with(o.name, folder) and o.name not like '%.preview'
      and not exists (select from public.project_files f where f.path = o.name)
      and not exists (select from public.file_reservations h where h.path = o.name and h.sha256 is not null)
  ) unfinished
$function$;

-- ## app.count_version()

CREATE OR REPLACE FUNCTION app.count_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end
$function$;

-- ## app.create_user_row()

CREATE OR REPLACE FUNCTION app.create_user_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.users (id, role, full_name, email)
  values (new.id, 'client', left(app.clean_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200), new.email);
  return new;
end
$function$;

-- ## app.deciding_client(uuid)

CREATE OR REPLACE FUNCTION app.deciding_client(project uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select left(coalesce(nullif(person.full_name, ''), person.email), 200)
  from public.users person
  where person.id = (select app.me()) and person.role = 'client' and person.disabled_at is null
    and app.can_see_project(project) and app.is_open_project(project)
$function$;

-- ## app.empty_projects(uuid[])

CREATE OR REPLACE FUNCTION app.empty_projects(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  tables text[] := '{project_files,messages,message_reads,project_updates,milestones,notifications,decision_reminders,endorsements}';
  name text;
begin
  delete from public.audit_log l
  where l.table_name = any (tables || '{feedback_items,change_orders,approvals,projects}'::text[])
    and (l.row_id = any (ids::text[]) or coalesce(l.after, l.before) ->> 'project_id' = any (ids::text[])
      or l.row_id in (
        select id::text from public.messages where project_id = any (ids)
        union all select id::text from public.project_files where project_id = any (ids)
        union all select id::text from public.project_updates where project_id = any (ids)
        union all select id::text from public.milestones where project_id = any (ids)
        union all select id::text from public.feedback_items where project_id = any (ids)
        union all select id::text from public.change_orders where project_id = any (ids)
        union all select id::text from public.approvals where project_id = any (ids)
      ));
  foreach name in array tables loop
    execute format('delete from public.%I where project_id = any ($1)', name) using ids;
  end loop;
  delete from public.feedback_items x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  delete from public.change_orders x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  update public.projects set step_done_by = null, step_comment = ''
  where id = any (ids) and (step_done_by is not null or step_comment <> '');
  update public.approvals set decided_by = null, decided_by_name = 'A former client', comment = ''
  where project_id = any (ids) and (decided_by is not null or comment <> '');
end
$function$;

-- ## app.end_act()

CREATE OR REPLACE FUNCTION app.end_act()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select set_config('app.act', '', true)
$function$;

-- ## app.end_duty()

CREATE OR REPLACE FUNCTION app.end_duty()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from app.must_enrol who where who.reason = 'duty';
  return null;
end
$function$;

-- ## app.end_private_links()

CREATE OR REPLACE FUNCTION app.end_private_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.private_links where subject_id = old.id;
  return null;
end
$function$;

-- ## app.end_snooze()

CREATE OR REPLACE FUNCTION app.end_snooze()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.snoozed_until := null;
  return new;
end
$function$;

-- ## app.ending_of_account(text)

CREATE OR REPLACE FUNCTION app.ending_of_account(account text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select right(regexp_replace(line, '[^[:alnum:]]', '', 'g'), 4)
  from regexp_split_to_table($1, '[\r\n]+') with ordinality l (line, place)
  where line ~ '[[:alnum:]]'
  order by char_length(regexp_replace(line, '[^0-9]', '', 'g')) desc, place
  limit 1
$function$;
GRANT EXECUTE ON FUNCTION app.ending_of_account(text) TO authenticated, service_role;

-- ## app.expired(jsonb,timestamp with time zone)

CREATE OR REPLACE FUNCTION app.expired(periods jsonb, at timestamp with time zone)
 RETURNS TABLE(rule text, source text, key text, id text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  spam timestamptz := at - (periods ->> 'spam')::interval;
  unseen timestamptz := case when spam is not null then least(spam, at - interval '1 year') end;
  requests timestamptz := at - (periods ->> 'requests')::interval;
  projects timestamptz := at - (periods ->> 'projects')::interval;
  signups timestamptz := at - (periods ->> 'signups')::interval;
  accounts timestamptz := at - (periods ->> 'accounts')::interval;
  mails timestamptz := at - (periods ->> 'mails')::interval;
  audit timestamptz := at - (periods ->> 'audit')::interval;
  records timestamptz := at - (periods ->> 'records')::interval;
begin
  return query
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status = 'spam' and not m.is_doubtful and m.status_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at is null and m.status_at <= unseen and m.client_id is null
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status = 'spam' and not c.is_doubtful and c.status_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at is null and c.status_at <= unseen;

  return query
    select 'requests', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status <> 'spam' and m.status_at <= requests and m.waits_since <= requests
      and (m.client_id is null or exists (
        select from public.clients c where c.id = m.client_id and c.archived_at <= requests
      ))
      and not app.is_in_touch(lower(m.email), requests)
    union all
    select 'requests', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status <> 'spam' and c.status_at <= requests and c.created_at <= requests and c.ends_at <= requests
      and not app.is_in_touch(lower(c.email), requests)
    union all
    select 'requests', 'public.invites', 'id', i.id::text from public.invites i
    where i.accepted_at is null and i.expires_at <= requests
    union all
    select 'requests', 'public.private_links', 'id', l.id::text from public.private_links l
    where l.purpose = 'unsubscribe' and l.created_at <= requests;

  return query
    select 'projects', 'public.projects', 'id', p.id::text from public.projects p
    where p.archived_at <= projects and not app.is_emptied(p.id);

  return query
    select 'signups', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is null and a.created_at <= signups
    union all
    select 'accounts', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is not null
      and greatest(a.created_at, a.email_confirmed_at, a.last_sign_in_at) <= accounts
      and not exists (
        select from public.client_members m join public.clients c on c.id = m.client_id
        where m.user_id = a.id and (c.archived_at is null or c.archived_at > accounts)
      )
      and not exists (
        select from public.invites i
        where i.email = lower(u.email) and i.accepted_at is null and i.revoked_at is null and i.expires_at > at
      )
      and not exists (
        select from auth.sessions s
        where s.user_id = a.id and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > accounts
      );

  return query
    select 'mails', 'public.outbox', 'id', o.id::text from public.outbox o
    where (o.sent_at is not null or o.failed_at is not null) and o.created_at <= mails
      -- Without the mail that told of it, news would be mailed again.
      and not exists (select from public.notifications n where n.digest_id = o.id and n.read_at is null)
    union all
    select 'mails', 'public.notifications', 'id', n.id::text from public.notifications n
    where n.read_at is not null and n.updated_at <= mails;

  return query
    select 'audit', 'public.audit_log', 'id', l.id::text from public.audit_log l where l.created_at <= audit;

  return query
    select 'records', 'public.publish_events', 'id', p.id::text from public.publish_events p where p.received_at <= records
    union all
    select 'records', 'public.stripe_events', 'id', s.id from public.stripe_events s
    where s.processed_at is not null and s.created_at <= records
    union all
    select 'records', 'public.retention_runs', 'day', r.day::text from public.retention_runs r
    where r.day <= (records at time zone 'utc')::date;
  -- The sign-in service's own log, with addresses of the network, where it keeps one and lets it be cleared.
  if has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'delete') then
    return query execute $q$
      select 'records', 'auth.audit_log_entries', 'id', e.id::text from auth.audit_log_entries e where e.created_at <= $1
    $q$ using records;
  end if;

  -- What counts attempts, and sessions that are good for nothing any more: no setting keeps them longer.
  return query
    select 'limits', 'public.rate_limits', 'key', l.key from public.rate_limits l where l.resets_at <= at - interval '1 hour'
    union all
    select 'limits', 'app.set_aside_passwords', 'user_id', p.user_id::text from app.set_aside_passwords p
    where p.created_at <= at - interval '1 hour'
    union all
    select 'limits', 'auth.sessions', 'id', s.id::text from auth.sessions s
    where s.created_at <= at - interval '60 days'
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= at - interval '14 days';
end
$function$;

-- ## app.fate_of(jsonb)

CREATE OR REPLACE FUNCTION app.fate_of(request jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when request ->> 'verdict' in ('clear', 'doubtful', 'spam') then request ->> 'verdict'
    when coalesce(request -> 'spam_reasons', 'null') in ('null', '[]') then 'clear'
    else 'doubtful'
  end
$function$;
GRANT EXECUTE ON FUNCTION app.fate_of(jsonb) TO service_role;

-- ## app.fold_words(text)

CREATE OR REPLACE FUNCTION app.fold_words(text text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  plain text := lower(extensions.unaccent('extensions.unaccent', normalize(left(ltrim($1, E' \n\r\t'), 60000), nfkc)));
  apostrophe constant text := '[''`´ʼʹ′]';
begin
  if plain ~ apostrophe then plain := plain || ' ' || regexp_replace(plain, apostrophe, '', 'g'); end if;
  return btrim(regexp_replace(
    regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'), '([[:alnum:]]{60})[[:alnum:]]+', '\1', 'g'
  ));
end
$function$;
GRANT EXECUTE ON FUNCTION app.fold_words(text) TO authenticated, service_role;

-- ## app.follow_email()

CREATE OR REPLACE FUNCTION app.follow_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.users set email = new.email where id = new.id;
  return new;
end
$function$;

-- ## app.forget_endorsement()

CREATE OR REPLACE FUNCTION app.forget_endorsement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  projects text[] := array(select e.project_id::text from public.endorsements e where e.answered_by = old.id);
  personal text[] := '{quote,said_by,said_by_role}';
begin
  update public.endorsements set may_quote = false, quote = '', said_by = '', said_by_role = ''
  where answered_by = old.id;
  update public.audit_log set before = before - personal, after = after - personal
  where table_name = 'endorsements' and row_id = any (projects);
  return old;
end
$function$;

-- ## app.forget_member()

CREATE OR REPLACE FUNCTION app.forget_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications n using public.projects p
  where n.user_id = old.user_id and n.project_id = p.id and p.client_id = old.client_id;
  perform app.withdraw_money(old.client_id, old.user_id);
  update public.users set left_at = now() where id = old.user_id;
  return null;
end
$function$;

-- ## app.forget_money()

CREATE OR REPLACE FUNCTION app.forget_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.withdraw_money(new.client_id, new.user_id);
  return null;
end
$function$;

-- ## app.forget_name()

CREATE OR REPLACE FUNCTION app.forget_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.approvals set decided_by_name = 'A deleted account' where decided_by = old.id;
  update public.project_files set uploaded_by_name = 'A deleted account' where uploaded_by = old.id;
  return old;
end
$function$;

-- ## app.forget_waiting_call_mails(uuid)

CREATE OR REPLACE FUNCTION app.forget_waiting_call_mails(call_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.outbox
  where subject_id = call_id and template in ('call-changed', 'call-changed-notice')
    and attempts = 0 and sent_at is null and next_at > now()
$function$;
GRANT EXECUTE ON FUNCTION app.forget_waiting_call_mails(uuid) TO service_role;

-- ## app.has_account(text)

CREATE OR REPLACE FUNCTION app.has_account(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from auth.users where email = lower(address) and email_confirmed_at is not null)
$function$;

-- ## app.has_factor(uuid)

CREATE OR REPLACE FUNCTION app.has_factor(account uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
begin
  if to_regclass('auth.mfa_factors') is null then return false; end if;
  return exists (
    select from auth.mfa_factors factor where factor.user_id = account and factor.status::text = 'verified'
  );
end
$function$;

-- ## app.hash_snapshot(jsonb)

CREATE OR REPLACE FUNCTION app.hash_snapshot(flat jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(app.canonical_json(flat), 'UTF8')), 'hex')
$function$;
GRANT EXECUTE ON FUNCTION app.hash_snapshot(jsonb) TO authenticated, service_role;

-- ## app.hold_call_mails(public.discovery_calls)

CREATE OR REPLACE FUNCTION app.hold_call_mails(call public.discovery_calls)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.outbox mail
  set next_at = greatest(mail.next_at, (
    select max(coalesce(told.sent_at, told.created_at)) + interval '10 minutes' from public.outbox told
    where told.subject_id = mail.subject_id and told.template = mail.template and told.id <> mail.id
  ))
  where mail.subject_id = call.id and mail.dedupe_key in (
    'call-changed:' || call.id || ':' || call.sequence, 'call-changed-notice:' || call.id || ':' || call.sequence
  )
$function$;
GRANT EXECUTE ON FUNCTION app.hold_call_mails(public.discovery_calls) TO service_role;

-- ## app.hold_client(uuid)

CREATE OR REPLACE FUNCTION app.hold_client(of_client uuid)
 RETURNS public.clients
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept uuid;
  held public.clients;
begin
  loop
    select coalesce(c.joined_into, c.id) into kept from public.clients c where c.id = of_client;
    exit when kept is null;
    -- It may be joined at this moment.
    select * into held from public.clients c where c.id = kept and c.joined_into is null for no key update;
    exit when found;
  end loop;
  return held;
end
$function$;

-- ## app.hold_invoice(uuid)

CREATE OR REPLACE FUNCTION app.hold_invoice(invoice_id uuid)
 RETURNS public.invoices
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.invoices;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  select * into held from public.invoices i where i.id = $1 for update;
  return held;
end
$function$;

-- ## app.index_words(text)

CREATE OR REPLACE FUNCTION app.index_words(of_kind text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  searched record;
begin
  for searched in
    select s.*, (
      select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', s.source)::regclass and a.attnum > 0 and s.words ~ ('\m' || a.attname || '\M')
    ) as columns
    from app.search_sources() s where $1 is null or s.kind = $1
  loop
    execute format('drop index if exists public.%I', searched.source || '_words_idx');
    execute format('create index %I on public.%I using gin (app.search_vector(%s))',
      searched.source || '_words_idx', searched.source, searched.words);
    execute format('drop trigger if exists note_words on public.%I', searched.source);
    execute format(
      'create trigger note_words after insert or update of %s on public.%I for each row execute function app.note_words_of_row(%L)',
      searched.columns, searched.source, searched.words);
  end loop;
end
$function$;

-- ## app.is_about_money(text)

CREATE OR REPLACE FUNCTION app.is_about_money(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (kind = ANY (ARRAY['change_order'::text, 'subscription'::text, 'second_subscription'::text, 'care_plan'::text, 'invoice'::text]));
GRANT EXECUTE ON FUNCTION app.is_about_money(text) TO authenticated, service_role;

-- ## app.is_answered(text,public.invoice_status)

CREATE OR REPLACE FUNCTION app.is_answered(wish text, status public.invoice_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case wish
    when 'finalize' then status not in ('preparing', 'draft')
    when 'discard' then status not in ('preparing', 'draft')
    when 'pay' then status not in ('open', 'uncollectible')
    when 'void' then status not in ('open', 'uncollectible')
    when 'uncollectible' then status <> 'open'
    else true
  end
$function$;
GRANT EXECUTE ON FUNCTION app.is_answered(text,public.invoice_status) TO service_role;

-- ## app.is_client_of(uuid)

CREATE OR REPLACE FUNCTION app.is_client_of(project_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.users u
    where u.id = (select app.me()) and u.role = 'client' and u.disabled_at is null and app.can_see_project($1)
  )
$function$;

-- ## app.is_emptied(uuid)

CREATE OR REPLACE FUNCTION app.is_emptied(project_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select not exists (select from public.messages x where x.project_id = $1)
    and not exists (select from public.project_files x where x.project_id = $1)
    and not exists (select from public.project_updates x where x.project_id = $1)
    and not exists (select from public.milestones x where x.project_id = $1)
    and not exists (select from public.notifications x where x.project_id = $1)
    and not exists (select from public.decision_reminders x where x.project_id = $1)
    and not exists (select from public.endorsements x where x.project_id = $1)
    and not exists (
      select from public.feedback_items x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.change_orders x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.projects x where x.id = $1 and (x.step_done_by is not null or x.step_comment <> '')
    )
    and not exists (
      select from public.approvals x where x.project_id = $1 and (x.decided_by is not null or x.comment <> '')
    )
$function$;

-- ## app.is_in_touch(text,timestamp with time zone)

CREATE OR REPLACE FUNCTION app.is_in_touch(address text, since timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select address is not null and (
    exists (select from public.users u where lower(u.email) = address)
    or exists (
      select from public.contact_messages m
      where lower(m.email) = address and m.status <> 'spam' and (m.status_at > since or m.created_at > since)
    )
    or exists (
      select from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where lower(m.email) = address and r.created_at > since
    )
    or exists (
      select from public.discovery_calls c
      where lower(c.email) = address and c.status <> 'spam' and greatest(c.status_at, c.created_at, c.ends_at) > since
    )
  )
$function$;

-- ## app.is_known(text)

CREATE OR REPLACE FUNCTION app.is_known(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select address <> '' and (
    exists (
      select from public.users u join public.client_members m on m.user_id = u.id where lower(u.email) = address
    )
    or exists (select from public.invites i where lower(i.email) = address and i.revoked_at is null)
    or exists (
      select from public.contact_messages m where lower(m.email) = address and m.status = 'answered'
    )
    or exists (
      select from public.discovery_calls c
      where lower(c.email) = address and c.status in ('proposed', 'confirmed')
    )
  )
$function$;
GRANT EXECUTE ON FUNCTION app.is_known(text) TO service_role;

-- ## app.is_listed(text,public.invoice_status,timestamp with time zone)

CREATE OR REPLACE FUNCTION app.is_listed(list text, status public.invoice_status, falls_due_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case $1
    when 'all' then true
    when 'draft' then $2 in ('preparing', 'draft')
    when 'overdue' then $2 = 'open' and coalesce($3 <= now(), false)
    else $2::text = $1
  end
$function$;
GRANT EXECUTE ON FUNCTION app.is_listed(text,public.invoice_status,timestamp with time zone) TO authenticated, service_role;

-- ## app.is_lost_elsewhere(uuid)

CREATE OR REPLACE FUNCTION app.is_lost_elsewhere(account uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
begin
  return exists (
    select from app.must_enrol lost
    where lost.user_id = account and lost.reason = 'lost'
      and lost.session_id is distinct from (auth.jwt() ->> 'session_id')::uuid
      and not exists (
        select from auth.mfa_factors factor
        where factor.user_id = account and factor.status::text = 'verified' and factor.created_at < lost.since
      )
  );
end
$function$;

-- ## app.is_news_by(jsonb,uuid,text[])

CREATE OR REPLACE FUNCTION app.is_news_by(piece jsonb, person uuid, names text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when piece ? 'actor_id' then piece ->> 'actor_id' = person::text else piece ->> 'actor' = any (names) end is true
$function$;

-- ## app.is_open_client(uuid)

CREATE OR REPLACE FUNCTION app.is_open_client(client_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.clients c where c.id = $1 and c.archived_at is null)
$function$;
GRANT EXECUTE ON FUNCTION app.is_open_client(uuid) TO authenticated, service_role;

-- ## app.is_open_project(uuid)

CREATE OR REPLACE FUNCTION app.is_open_project(project_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.projects where id = is_open_project.project_id and archived_at is null
  )
$function$;
GRANT EXECUTE ON FUNCTION app.is_open_project(uuid) TO authenticated, service_role;

-- ## app.is_owner()

CREATE OR REPLACE FUNCTION app.is_owner()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.users where id = (select app.me()) and role = 'owner'
  )
$function$;
GRANT EXECUTE ON FUNCTION app.is_owner() TO authenticated, service_role;

-- ## app.is_paid_for(text)

CREATE OR REPLACE FUNCTION app.is_paid_for(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select status = any ('{active,trialing,past_due,unpaid,paused}')
$function$;
GRANT EXECUTE ON FUNCTION app.is_paid_for(text) TO service_role;

-- ## app.is_plain_text(text)

CREATE OR REPLACE FUNCTION app.is_plain_text(words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select words !~ '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]' $function$;
GRANT EXECUTE ON FUNCTION app.is_plain_text(text) TO authenticated, service_role;

-- ## app.is_second_to(public.subscriptions,public.subscriptions)

CREATE OR REPLACE FUNCTION app.is_second_to(plan public.subscriptions, other public.subscriptions)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select other.client_id = plan.client_id and app.is_paid_for(other.status)
    and (other.created_at, other.id) < (plan.created_at, plan.id)
    and (other.customer_id is not distinct from plan.customer_id or other.price_id = plan.price_id)
$function$;
GRANT EXECUTE ON FUNCTION app.is_second_to(public.subscriptions,public.subscriptions) TO service_role;

-- ## app.is_strong()

CREATE OR REPLACE FUNCTION app.is_strong()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
declare
  account uuid;
begin
  account := auth.uid();
  if account is null then return false; end if;
  if not app.has_factor(account) then
    return to_regclass('auth.mfa_factors') is null or not exists (
      select from app.must_enrol who where who.user_id = account and who.since <= now()
    );
  end if;
  if app.is_lost_elsewhere(account) then return false; end if;
  return exists (
    select from auth.sessions session
    where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = account
      and (
        (auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2')
        or (
          (auth.jwt() -> 'amr') @> '[{"method": "passkey"}]' and exists (
            select from auth.mfa_amr_claims claim
            where claim.session_id = session.id and claim.authentication_method = 'passkey'
          )
        )
      )
  );
exception when others then
  return false;
end
$function$;

-- ## app.keep_an_owner()

CREATE OR REPLACE FUNCTION app.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.role = 'owner' and new.disabled_at is null then return new; end if;
  if auth.role() is not null or session_user not in ('postgres', 'supabase_admin') then
    perform pg_advisory_xact_lock(hashtext('owners'));
    if not exists (
      select from public.users u where u.role = 'owner' and u.disabled_at is null and u.id <> old.id
    ) then
      raise exception 'The last owner cannot leave' using errcode = 'PT409';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

-- ## app.keep_decision_true()

CREATE OR REPLACE FUNCTION app.keep_decision_true()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (new.title, new.body, new.link_url) is distinct from (old.title, old.body, old.link_url) then
    new.status := 'open';
  end if;
  return new;
end
$function$;

-- ## app.lead_to_kept_client()

CREATE OR REPLACE FUNCTION app.lead_to_kept_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key text := coalesce(tg_argv[0], 'client_id');
  written uuid := (to_jsonb(new) ->> key)::uuid;
  of_client uuid := written;
  kept uuid;
begin
  loop
    -- Whoever joins it at this moment is waited for.
    select c.joined_into into kept from public.clients c where c.id = of_client for key share;
    exit when kept is null;
    of_client := kept;
  end loop;
  if of_client <> written then new := jsonb_populate_record(new, jsonb_build_object(key, of_client)); end if;
  return new;
end
$function$;

-- ## app.left_to_credit(public.invoices,text)

CREATE OR REPLACE FUNCTION app.left_to_credit(invoice public.invoices, kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when invoice.status = 'open' and kind in ('credit', 'write_off') then invoice.amount_remaining
    when invoice.status = 'paid' and kind = 'credit' then invoice.total - invoice.credited
    when invoice.status = 'paid' and kind = 'refund' then
      least(invoice.amount_paid - invoice.refunded, invoice.total - invoice.credited)
  end
$function$;

-- ## app.left_to_invoice(uuid,integer)

CREATE OR REPLACE FUNCTION app.left_to_invoice(order_id uuid, price integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when $2 >= 0 then greatest($2 - coalesce((
      select sum(l.amount) from public.invoice_lines l
      where l.is_live and l.source_id = $1 and l.source in ('change_order', 'deposit')
    ), 0), 0)
    when exists (select from public.invoice_credits c where c.change_order_id = $1 and c.status <> 'refused') then 0
    else $2
  end::integer
$function$;
GRANT EXECUTE ON FUNCTION app.left_to_invoice(uuid,integer) TO authenticated, service_role;

-- ## app.let_first_see_money()

CREATE OR REPLACE FUNCTION app.let_first_see_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.sees_money then return new; end if;
  -- Whoever else joins at this moment is waited for.
  perform 1 from public.clients c where c.id = new.client_id for no key update;
  new.sees_money := not exists (select from public.client_members m where m.client_id = new.client_id);
  return new;
end
$function$;

-- ## app.limit_saved_replies()

CREATE OR REPLACE FUNCTION app.limit_saved_replies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- One after the other: each counts those before it.
  perform pg_advisory_xact_lock(hashtext('saved replies'));
  if (select count(*) from public.saved_replies) >= 50 then raise exception 'full' using errcode = 'PT409'; end if;
  return new;
end
$function$;

-- ## app.limit_user_metadata()

CREATE OR REPLACE FUNCTION app.limit_user_metadata()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if pg_column_size(new.raw_user_meta_data) > 4000 then
    raise exception 'Too large' using errcode = 'PT413';
  end if;
  return new;
end
$function$;

-- ## app.list_by_mail()

CREATE OR REPLACE FUNCTION app.list_by_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(select (r ->> 'id')::uuid from jsonb_array_elements(new.payload -> 'requests') r);
begin
  update public.contact_messages set listed_at = new.sent_at where id = any (ids) and is_doubtful and listed_at is null;
  update public.discovery_calls set listed_at = new.sent_at where id = any (ids) and is_doubtful and listed_at is null;
  return null;
end
$function$;

-- ## app.mail_of_invoice(public.invoices,text,text)

CREATE OR REPLACE FUNCTION app.mail_of_invoice(invoice public.invoices, template text, occasion text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.queue_mail(
    person.email, $2,
    jsonb_build_object(
      'client', c.name, 'invoice_id', invoice.id, 'number', invoice.number, 'currency', invoice.currency,
      'amount', case $2 when 'invoice-receipt' then invoice.amount_paid else invoice.amount_remaining end, 'due_on', invoice.due_on
    ),
    person.id, $2 || ':' || invoice.id || ':' || $3 || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = invoice.client_id and m.sees_money
$function$;
GRANT EXECUTE ON FUNCTION app.mail_of_invoice(public.invoices,text,text) TO service_role;

-- ## app.may_acknowledge(jsonb)

CREATE OR REPLACE FUNCTION app.may_acknowledge(request jsonb)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select case when (request ->> 'acknowledge')::boolean
    then greatest(
      app.count_request('acknowledgement:' || coalesce(request ->> 'sender_hash', ''), 10, interval '1 day'),
      app.count_request('acknowledgements', 60, interval '1 hour')
    ) = 0
    else false
  end
$function$;
GRANT EXECUTE ON FUNCTION app.may_acknowledge(jsonb) TO service_role;

-- ## app.me()

CREATE OR REPLACE FUNCTION app.me()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_strong() then return null; end if;
  return app.signed_in_as();
end
$function$;
GRANT EXECUTE ON FUNCTION app.me() TO authenticated, service_role;

-- ## app.methods_of(uuid)

CREATE OR REPLACE FUNCTION app.methods_of(of_session uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
begin
  if to_regclass('auth.mfa_amr_claims') is null then return '{}'; end if;
  return array(
    select claim.authentication_method from auth.mfa_amr_claims claim
    where claim.session_id = $1 order by claim.created_at
  );
end
$function$;

-- ## app.move_discovery_call(uuid,public.discovery_call_status[],public.discovery_call_status,text,text)

CREATE OR REPLACE FUNCTION app.move_discovery_call(call_id uuid, from_statuses public.discovery_call_status[], to_status public.discovery_call_status, to_owner text, to_visitor text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  call public.discovery_calls;
begin
  if to_status = 'confirmed' then perform pg_advisory_xact_lock(hashtext('confirm discovery call')); end if;
  update public.discovery_calls
  set status = to_status, sequence = sequence + 1
  where id = call_id and status = any (from_statuses)
  returning * into call;
  if call.id is null then return 'closed'; end if;
  perform app.forget_waiting_call_mails(call.id);
  perform app.announce_discovery_call(call, to_owner, to_visitor);
  return to_status;
exception when exclusion_violation then
  return 'taken';
end
$function$;
GRANT EXECUTE ON FUNCTION app.move_discovery_call(uuid,public.discovery_call_status[],public.discovery_call_status,text,text) TO service_role;

-- ## app.my_client_ids()

CREATE OR REPLACE FUNCTION app.my_client_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select client_id from public.client_members where user_id = (select app.me())
$function$;
GRANT EXECUTE ON FUNCTION app.my_client_ids() TO authenticated, service_role;

-- ## app.my_data_parts()

CREATE OR REPLACE FUNCTION app.my_data_parts()
 RETURNS TABLE(part text, query text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values
    ('account', 'select email, full_name, phone, role, created_at from public.users where id = $1'),
    ('clients', $$
      select m.created_at, m.sees_money, c.name, c.website from public.client_members m join public.clients c on c.id = m.client_id
      where m.user_id = $1 order by m.created_at, c.id $$),
    ('acceptances', 'select document, version, accepted_at from public.legal_acceptances where user_id = $1 order by id'),
    ('sessions', 'select * from public.my_sessions()'),
    ('factors', 'select name, added_at from app.told_factors where user_id = $1 order by added_at, factor_id'),
    ('mail_settings', 'select mailed_kinds from public.notification_settings where user_id = $1'),
    ('messages', $$
      select app.project_name(project_id) as project, body, created_at, edited_at, deleted_at
      from public.messages where author_id = $1 order by id $$),
    ('read', $$
      select app.project_name(project_id) as project, last_read_at
      from public.message_reads where user_id = $1 order by project_id $$),
    ('files', $$
      select app.project_name(project_id) as project, name, mime, size, uploaded_by_name, created_at
      from public.project_files where uploaded_by = $1 order by id $$),
    ('uploads', $$
      select app.project_name(project_id) as project, name, created_at
      from public.file_reservations where user_id = $1 order by id $$),
    ('decisions', $$
      select app.project_name(project_id) as project, subject_type, decision, comment, decided_by_name, decided_at,
        case when app.sees_money_of(project_id, subject_type::text) then snapshot end as snapshot
      from public.approvals where decided_by = $1 order by id $$),
    ('steps', $$
      select app.project_name(id) as project, step_comment, step_done_at
      from public.projects where step_done_by = $1 order by id $$),
    ('endorsements', $$
      select app.project_name(project_id) as project, answered_at, may_show, may_quote, quote, said_by, said_by_role, wording
      from public.endorsements where answered_by = $1 order by project_id $$),
    ('notifications', $$
      select app.project_name(project_id) as project, kind, title, decision, created_at, read_at
      from public.notifications where user_id = $1 order by id $$),
    ('ratings', 'select article_id, is_helpful, updated_at from public.article_ratings where user_id = $1 order by article_id'),
    ('requests', $$
      select created_at, name, email, phone, message, source_path, referrer_host, campaign
      from public.contact_messages where sender = $2 order by id $$),
    ('replies', $$
      select r.created_at, r.body from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where m.sender = $2 order by r.id $$),
    ('calls', $$
      select created_at, name, email, phone, notes, starts_at, ends_at, time_zone, status, source_path, referrer_host, campaign
      from public.discovery_calls where lower(email) = $2 order by id $$),
    ('invites', $$
      select c.name as client, i.email, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
      from public.invites i join public.clients c on c.id = i.client_id where i.email = $2 order by i.id $$),
    ('mails', $$
      select template, recipient, created_at, sent_at
      from public.outbox where lower(recipient) = $2 or subject_id = $1 order by created_at, id $$),
    ('links', 'select purpose, created_at from public.private_links where subject_id = $1 order by id'),
    ('written', $$
      select * from (
        select 'project_updates' as table, id::text, title, created_at from public.project_updates where author_id = $1
        union all select 'feedback_items', id::text, title, created_at from public.feedback_items where created_by = $1
        union all select 'change_orders', id::text, title, created_at from public.change_orders where created_by = $1
        union all select 'invites', id::text, email, created_at from public.invites where invited_by = $1
        union all select 'second_subscriptions', subscription_id, null, settled_at
          from public.second_subscriptions where settled_by = $1
      ) written where (select app.is_owner()) order by 1, 2 $$),
    ('log', $$
      select created_at, action, table_name, row_id,
        case when table_name = 'users' and row_id = $1::text then before end as before,
        case when table_name = 'users' and row_id = $1::text then after end as after
      from public.audit_log where user_id = $1 or (table_name = 'users' and row_id = $1::text) order by id $$)
$function$;

-- ## app.my_money_client_ids()

CREATE OR REPLACE FUNCTION app.my_money_client_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select client_id from public.client_members where user_id = (select app.me()) and sees_money
$function$;
GRANT EXECUTE ON FUNCTION app.my_money_client_ids() TO authenticated, service_role;

-- ## app.my_money_project_ids()

CREATE OR REPLACE FUNCTION app.my_money_project_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.projects where app.can_read_project(false, client_id in (select app.my_money_client_ids()))
$function$;
GRANT EXECUTE ON FUNCTION app.my_money_project_ids() TO authenticated, service_role;

-- ## app.my_open_invites()

CREATE OR REPLACE FUNCTION app.my_open_invites()
 RETURNS SETOF public.invites
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select invite.* from public.invites invite
  join auth.users account on account.email = invite.email and account.email_confirmed_at is not null
  join public.users person on person.id = account.id and person.role = 'client'
  where account.id = (select app.me())
    and invite.accepted_at is null and invite.revoked_at is null and invite.declined_at is null
    and invite.expires_at > now()
$function$;

-- ## app.my_project_ids()

CREATE OR REPLACE FUNCTION app.my_project_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.projects where app.can_read_project(false, client_id in (select app.my_client_ids()))
$function$;
GRANT EXECUTE ON FUNCTION app.my_project_ids() TO authenticated, service_role;

-- ## app.names_invoice(text,text,text)

CREATE OR REPLACE FUNCTION app.names_invoice(search text, number text, client_name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select strpos(lower(coalesce($2, '') || E'\n' || $3), lower(btrim($1))) > 0
$function$;
GRANT EXECUTE ON FUNCTION app.names_invoice(text,text,text) TO authenticated, service_role;

-- ## app.note_all_words()

CREATE OR REPLACE FUNCTION app.note_all_words()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  searched record;
begin
  for searched in select * from app.search_sources() loop
    execute format(
      $q$
        insert into app.search_words (word)
        select distinct stands.word from public.%I s, unnest(string_to_array(app.fold_words(%s), ' ')) stands (word)
        where length(stands.word) > 4 and stands.word ~ '[^0-9]'
          and not exists (select from app.search_words known where known.word = stands.word)
      $q$, searched.source, searched.words);
  end loop;
end
$function$;

-- ## app.note_end_of_invoice()

CREATE OR REPLACE FUNCTION app.note_end_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.ended_at := coalesce(new.ended_at, now());
  return new;
end
$function$;

-- ## app.note_password_change()

CREATE OR REPLACE FUNCTION app.note_password_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into app.password_changes (user_id) values (new.id)
  on conflict (user_id) do update set changed_at = now();
  return null;
end
$function$;

-- ## app.note_second_subscriptions(uuid)

CREATE OR REPLACE FUNCTION app.note_second_subscriptions(of_client uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  second text;
begin
  delete from public.second_subscriptions known
  using public.subscriptions s
  where known.client_id = of_client and known.settled_at is null and known.taken_until <= now()
    and s.id = known.subscription_id and app.is_paid_for(s.status)
    and not exists (
        select from public.subscriptions other where other.client_id = of_client and app.is_second_to(s, other)
      );
  for second in
    insert into public.second_subscriptions (subscription_id, client_id, currency)
    select s.id, s.client_id, s.currency from public.subscriptions s
    where s.client_id = of_client and app.is_paid_for(s.status)
      and exists (
        select from public.subscriptions other where other.client_id = of_client and app.is_second_to(s, other)
      )
    on conflict do nothing
    returning subscription_id
  loop
    perform app.queue_mail(
      null, 'second-subscription',
      jsonb_build_object(
        'client', c.name, 'client_id', c.id,
        'plans', (
          select jsonb_agg(
            jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency) order by s.created_at, s.id
          )
          from public.subscriptions s join public.subscriptions noted on noted.id = second
          where s.client_id = of_client and app.is_paid_for(s.status)
            and (s.customer_id is not distinct from noted.customer_id or s.price_id = noted.price_id)
        )
      ),
      c.id, 'second-subscription:' || second
    )
    from public.clients c where c.id = of_client;
  end loop;
end
$function$;
GRANT EXECUTE ON FUNCTION app.note_second_subscriptions(uuid) TO service_role;

-- ## app.note_status()

CREATE OR REPLACE FUNCTION app.note_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.status_at := now();
  new.is_doubtful := false;
  new.listed_at := null;
  return new;
end
$function$;

-- ## app.note_words(text)

CREATE OR REPLACE FUNCTION app.note_words(text text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into app.search_words (word)
  select distinct asked.word from unnest(string_to_array(app.fold_words($1), ' ')) asked (word)
  where length(asked.word) > 4 and asked.word ~ '[^0-9]'
    and not exists (select from app.search_words known where known.word = asked.word)
$function$;

-- ## app.note_words_of_row()

CREATE OR REPLACE FUNCTION app.note_words_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  text text;
begin
  execute format('select %s from (select ($1).*) s', tg_argv[0]) into text using new;
  perform app.note_words(text);
  return null;
end
$function$;

-- ## app.notify(uuid,text,uuid,text,uuid,public.decision)

CREATE OR REPLACE FUNCTION app.notify(project_id uuid, kind text, subject_id uuid, title text, actor_id uuid, decision public.decision DEFAULT NULL::public.decision)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id, decision)
  select person, $1, $2, $3, left(coalesce($4, ''), 200), $5, $6
  from app.told_people($1, $2) person
  where person is distinct from $5
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    title = excluded.title, actor_id = excluded.actor_id, decision = excluded.decision,
    events = notifications.events + 1, updated_at = now(), digest_id = null
$function$;

-- ## app.notify_of_decision()

CREATE OR REPLACE FUNCTION app.notify_of_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.notify(
    new.project_id, case new.subject_type when 'feedback_item' then 'feedback' else 'change_order' end,
    new.subject_id, new.snapshot ->> 'title', new.decided_by, new.decision
  );
  return null;
end
$function$;

-- ## app.notify_of_endorsement()

CREATE OR REPLACE FUNCTION app.notify_of_endorsement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.notify(p.id, 'endorsement', p.id, p.name, app.me())
  from public.projects p where p.id = new.project_id;
  return null;
end
$function$;

-- ## app.notify_of_row()

CREATE OR REPLACE FUNCTION app.notify_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  happened jsonb := to_jsonb(new);
begin
  perform app.notify(
    new.project_id, tg_argv[0],
    case tg_argv[0] when 'message' then new.project_id else new.id end,
    coalesce(happened ->> 'title', happened ->> 'name', happened ->> 'body'),
    coalesce(
      app.me(), (happened ->> 'author_id')::uuid, (happened ->> 'created_by')::uuid,
      (happened ->> 'uploaded_by')::uuid
    )
  );
  return null;
end
$function$;

-- ## app.number_change_order()

CREATE OR REPLACE FUNCTION app.number_change_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.projects where id = new.project_id for update;
  select coalesce(max(number), 0) + 1 into new.number
  from public.change_orders where project_id = new.project_id;
  return new;
end
$function$;

-- ## app.owner_address()

CREATE OR REPLACE FUNCTION app.owner_address()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select notification_email from public.agency_settings),
    (select email from public.users where role = 'owner' and disabled_at is null order by created_at, id limit 1)
  )
$function$;
GRANT EXECUTE ON FUNCTION app.owner_address() TO service_role;

-- ## app.password_claim(uuid,jsonb)

CREATE OR REPLACE FUNCTION app.password_claim(account uuid, metadata jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select metadata ->> 'password_claim'
  where jsonb_typeof(metadata -> 'password_claim') = 'string' and metadata ->> 'password_claim' ~ '^[A-Za-z0-9_-]{43}$'
    -- The hash of nothing: what a browser without a secret was asked with before.
    and metadata ->> 'password_claim' <> '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
    and not exists (
      select from auth.users other
      where other.id <> account and other.raw_user_meta_data ->> 'password_claim' = metadata ->> 'password_claim'
    )
$function$;

-- ## app.people_of_no_client()

CREATE OR REPLACE FUNCTION app.people_of_no_client()
 RETURNS TABLE(id uuid, full_name text, email text, created_at timestamp with time zone, disabled_at timestamp with time zone, left_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.id, u.full_name, u.email, u.created_at, u.disabled_at, u.left_at
  from public.users u
  join auth.users account on account.id = u.id and account.email_confirmed_at is not null
  where (select app.is_owner()) and u.role = 'client'
    and not exists (select 1 from public.client_members m where m.user_id = u.id)
$function$;
GRANT EXECUTE ON FUNCTION app.people_of_no_client() TO authenticated, service_role;

-- ## app.phone_words(text)

CREATE OR REPLACE FUNCTION app.phone_words(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(string_agg(substr(digits, place), ' '), '')
  from regexp_replace(replace($1, '(0)', ''), '[^0-9]', '', 'g') digits, generate_series(1, least(length(digits), 24) - 2) place
$function$;
GRANT EXECUTE ON FUNCTION app.phone_words(text) TO authenticated, service_role;

-- ## app.picture_of_object(text)

CREATE OR REPLACE FUNCTION app.picture_of_object(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN regexp_replace(name, '\.preview$'::text, ''::text);

-- ## app.place_milestone()

CREATE OR REPLACE FUNCTION app.place_milestone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.projects where id = new.project_id for update;
  new.position := (
    select coalesce(max(position), 0) + 1 from public.milestones where project_id = new.project_id
  );
  return new;
end
$function$;

-- ## app.plan_event(public.subscriptions,public.subscriptions)

CREATE OR REPLACE FUNCTION app.plan_event(was public.subscriptions, now_is public.subscriptions)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when now_is.status in ('active', 'trialing') and (was.id is null or was.status = 'incomplete') then 'bought'
    when was.id is null then null
    when now_is.status = 'canceled' and was.status <> 'canceled' then
      case when app.is_paid_for(was.status) then 'ended' end
    when now_is.status in ('past_due', 'unpaid') and was.status not in ('past_due', 'unpaid') then 'failed'
    when now_is.status = 'active' and was.status in ('past_due', 'unpaid') then 'paid-again'
    when now_is.cancel_at_period_end and not was.cancel_at_period_end then 'cancelled'
    when was.cancel_at_period_end and not now_is.cancel_at_period_end then 'kept'
    when now_is.price_id <> was.price_id then 'changed'
  end
$function$;

-- ## app.project_name(uuid)

CREATE OR REPLACE FUNCTION app.project_name(id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select p.name from public.projects p where p.id = $1 and app.can_see_project(p.id) $function$;

-- ## app.project_people(uuid)

CREATE OR REPLACE FUNCTION app.project_people(project_id uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select person.user_id from app.people_of_projects person where person.project_id = $1
$function$;
GRANT EXECUTE ON FUNCTION app.project_people(uuid) TO service_role;

-- ## app.proven_factors(uuid)

CREATE OR REPLACE FUNCTION app.proven_factors(of_user uuid)
 RETURNS TABLE(id uuid, user_id uuid, name text, added_at timestamp with time zone, asked_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
begin
  if to_regclass('auth.mfa_factors') is null then return; end if;
  return query
    select factor.id, factor.user_id,
      left(nullif(btrim(regexp_replace(factor.friendly_name, '[[:cntrl:]]', ' ', 'g')), ''), 60),
      factor.created_at, (to_jsonb(factor) ->> 'last_challenged_at')::timestamptz
    from auth.mfa_factors factor
    where factor.status::text = 'verified' and ($1 is null or factor.user_id = $1);
end
$function$;

-- ## app.publish_project_update()

CREATE OR REPLACE FUNCTION app.publish_project_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.published_at := coalesce(new.published_at, now());
  return new;
end
$function$;

-- ## app.queue_invite(public.invites,uuid)

CREATE OR REPLACE FUNCTION app.queue_invite(invite public.invites, request_key uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.queue_mail(
    invite.email, 'client-invite',
    jsonb_build_object(
      'client', client.name, 'email', invite.email, 'expires_at', invite.expires_at,
      'has_account', app.has_account(invite.email),
      'invited_by', (select nullif(full_name, '') from public.users where id = invite.invited_by)
    ),
    invite.id, 'client-invite:' || invite.id || ':' || request_key
  )
  from public.clients client where client.id = invite.client_id
$function$;

-- ## app.queue_mail(text,text,jsonb,uuid,text)

CREATE OR REPLACE FUNCTION app.queue_mail(recipient text, template text, payload jsonb, subject_id uuid, dedupe_key text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
  values ($1, $2, $3, $4, $5)
  on conflict do nothing
$function$;
GRANT EXECUTE ON FUNCTION app.queue_mail(text,text,jsonb,uuid,text) TO service_role;

-- ## app.read_message_notification()

CREATE OR REPLACE FUNCTION app.read_message_notification()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.notifications n set read_at = now()
  where n.user_id = new.user_id and n.kind = 'message' and n.subject_id = new.project_id and n.read_at is null
    and not exists (
      select 1 from public.messages m
      where m.project_id = new.project_id and m.sequence > new.last_sequence
        and m.author_id is distinct from new.user_id
    );
  return null;
end
$function$;

-- ## app.record_act(text,text,text)

CREATE OR REPLACE FUNCTION app.record_act(act text, of_table text, of_row text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.audit_log (user_id, action, table_name, row_id) select app.me(), $1, $2, $3
$function$;

-- ## app.record_change()

CREATE OR REPLACE FUNCTION app.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  left_out text[] := coalesce(tg_argv, '{}') || '{version,updated_at}'::text[];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text := coalesce(new_row, old_row) ->> 'id';
  actor uuid := coalesce((select app.me()), case tg_op when 'INSERT' then (new_row ->> 'uploaded_by')::uuid end);
  act jsonb := nullif(current_setting('app.act', true), '')::jsonb;
  is_act boolean;
begin
  if current_setting('app.removes_expired', true) = 'on' then return null; end if;
  if row_key is null then
    select string_agg(coalesce(new_row, old_row) ->> a.attname, '/' order by a.attnum) into row_key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  end if;
  is_act := coalesce(act ->> 'table' = tg_table_name and act ->> 'row' = row_key, false);

  old_row := old_row - left_out;
  new_row := new_row - left_out;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, was.value), jsonb_object_agg(key, becomes.value) into old_row, new_row
    from jsonb_each(old_row) was join jsonb_each(new_row) becomes using (key)
    where was.value <> becomes.value;
    if new_row is null then return null; end if;
  end if;

  insert into public.audit_log (id, part_of, user_id, action, table_name, row_id, before, after)
  values (
    case when is_act then (act ->> 'id')::bigint else nextval('public.audit_log_id_seq') end,
    case when not is_act then (act ->> 'id')::bigint end,
    -- Whoever deletes the own account is not there any more.
    (select id from public.users where id = actor),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_table_name, row_key, old_row, new_row
  );
  return null;
end
$function$;

-- ## app.record_terms_acceptance()

CREATE OR REPLACE FUNCTION app.record_terms_acceptance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.legal_acceptances (user_id, document, version)
  values (new.id, 'terms-of-service', left(new.raw_user_meta_data ->> 'accepted_terms', 40));
  return new;
end
$function$;

-- ## app.refuse_change_of_approval()

CREATE OR REPLACE FUNCTION app.refuse_change_of_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  of_the_person text[] := '{decided_by,decided_by_name}';
begin
  if current_setting('app.removes_expired', true) = 'on' then of_the_person := of_the_person || '{comment}'::text[]; end if;
  if to_jsonb(new) - of_the_person is distinct from to_jsonb(old) - of_the_person
    or (new.decided_by_name <> old.decided_by_name and new.decided_by_name not in ('A deleted account', 'A former client'))
    or new.comment not in (old.comment, '')
  then
    raise exception 'A decision is frozen' using errcode = '42501';
  end if;
  return new;
end
$function$;

-- ## app.refuse_decision_by_owner()

CREATE OR REPLACE FUNCTION app.refuse_decision_by_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'authenticated' then
    raise exception 'Only a client decides' using errcode = '42501';
  end if;
  return new;
end
$function$;

-- ## app.refuse_missing(anyelement)

CREATE OR REPLACE FUNCTION app.refuse_missing(value anyelement)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if value is null then raise exception 'Something is missing' using errcode = '22023'; end if;
end
$function$;
GRANT EXECUTE ON FUNCTION app.refuse_missing(anyelement) TO authenticated, service_role;

-- ## app.refuse_new_address_first()

CREATE OR REPLACE FUNCTION app.refuse_new_address_first()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'Please confirm with the mail to the present address first';
end
$function$;

-- ## app.refuse_oversized(anyelement,integer)

CREATE OR REPLACE FUNCTION app.refuse_oversized(value anyelement, most_bytes integer DEFAULT 2000)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if pg_column_size(value) > most_bytes then raise exception 'Too large' using errcode = 'PT413'; end if;
end
$function$;
GRANT EXECUTE ON FUNCTION app.refuse_oversized(anyelement,integer) TO authenticated, service_role;

-- ## app.refuse_role_change()

CREATE OR REPLACE FUNCTION app.refuse_role_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user not in ('postgres', 'service_role', 'supabase_admin')
    or coalesce(auth.role(), '') in ('anon', 'authenticated')
  then
    raise exception 'Only the service changes a role' using errcode = '42501';
  end if;
  return new;
end
$function$;

-- ## app.refuse_short_periods(jsonb)

CREATE OR REPLACE FUNCTION app.refuse_short_periods(periods jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(periods) <> 'object' or exists (
    select from jsonb_each_text(periods) p where p.value::interval < interval '7 days'
  ) then
    raise exception 'A period is too short' using errcode = '22023';
  end if;
end
$function$;

-- ## app.requests_of_client(uuid)

CREATE OR REPLACE FUNCTION app.requests_of_client(of_client uuid)
 RETURNS TABLE(kind text, id uuid, name text, words text, status text, created_at timestamp with time zone, starts_at timestamp with time zone, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with addresses as (
    select lower(u.email) as email from public.client_members m join public.users u on u.id = m.user_id
    where m.client_id = of_client and (select app.is_owner())
    union
    select i.email from public.invites i
    where i.client_id = of_client and i.revoked_at is null and (select app.is_owner())
  ), contact as (
    select m.* from addresses a join public.contact_messages m on lower(m.email) = a.email
    union
    select m.* from public.contact_messages m where m.client_id = of_client and (select app.is_owner())
  )
  select 'contact_message', m.id, m.name, left(m.message, 300), m.status::text, m.created_at, null::timestamptz, null
  from contact m where m.status <> 'spam'
  union all
  select 'discovery_call', c.id, c.name, left(coalesce(c.notes, ''), 300), c.status::text, c.created_at, c.starts_at,
    c.time_zone
  from addresses a join public.discovery_calls c on lower(c.email) = a.email
  where c.status <> 'spam'
$function$;
GRANT EXECUTE ON FUNCTION app.requests_of_client(uuid) TO authenticated;

-- ## app.reschedule_discovery_call(uuid,jsonb,public.discovery_call_status,text,text)

CREATE OR REPLACE FUNCTION app.reschedule_discovery_call(call_id uuid, new_time jsonb, to_status public.discovery_call_status, to_owner text, to_visitor text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  call public.discovery_calls;
  told jsonb := '{}';
begin
  select * into call from public.discovery_calls
  where id = call_id and status in ('requested', 'proposed', 'confirmed') for update;
  if call.id is null then return 'closed'; end if;
  -- Refuses the name of no time zone.
  perform now() at time zone (new_time ->> 'time_zone');
  if call.starts_at = (new_time ->> 'starts_at')::timestamptz and call.ends_at = (new_time ->> 'ends_at')::timestamptz
    and (to_status = 'requested' or call.status = to_status)
  then
    return case to_status when 'requested' then 'same' else to_status::text end;
  end if;
  if to_status = 'proposed' then told := jsonb_build_object('why', app.why_another_time(call)); end if;
  update public.discovery_calls
  set
    date = (new_time ->> 'date')::date,
    start_time = (new_time ->> 'start_time')::time,
    end_time = (new_time ->> 'end_time')::time,
    time_zone = new_time ->> 'time_zone',
    starts_at = (new_time ->> 'starts_at')::timestamptz,
    ends_at = (new_time ->> 'ends_at')::timestamptz,
    status = to_status,
    sequence = sequence + 1
  where id = call.id
  returning * into call;
  perform app.forget_waiting_call_mails(call.id);
  perform app.announce_discovery_call(call, to_owner, to_visitor, told);
  perform app.hold_call_mails(call);
  return to_status;
end
$function$;
GRANT EXECUTE ON FUNCTION app.reschedule_discovery_call(uuid,jsonb,public.discovery_call_status,text,text) TO service_role;

-- ## app.say_who_removed()

CREATE OR REPLACE FUNCTION app.say_who_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.audit_log
  set after = jsonb_build_object('removed_by', case when auth.uid() = old.id then 'itself' else 'hand' end)
  where table_name = 'users' and row_id = old.id::text and action = 'removed' and after is null;
  return null;
end
$function$;

-- ## app.scrub_names()

CREATE OR REPLACE FUNCTION app.scrub_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  names text[] := '{decided_by_name,uploaded_by_name}';
begin
  update public.audit_log set before = before - names, after = after - names
  where table_name in ('approvals', 'project_files') and (
    old.id::text in (before ->> 'decided_by', after ->> 'decided_by', before ->> 'uploaded_by', after ->> 'uploaded_by')
    or before ->> 'decided_by_name' in (old.full_name, old.email)
    or before ->> 'uploaded_by_name' in (old.full_name, old.email)
  );
  return null;
end
$function$;

-- ## app.scrub_person()

CREATE OR REPLACE FUNCTION app.scrub_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal text[] := '{email,full_name,phone}';
  names text[] := array(
    select distinct name from (
      select old.full_name as name
      union all
      select name from public.audit_log a, lateral unnest(array[a.before ->> 'full_name', a.after ->> 'full_name']) name
      where a.table_name = 'users' and a.row_id = old.id::text
    ) had where name <> ''
  );
begin
  delete from public.invites where email = lower(old.email);
  update public.audit_log set before = before - personal, after = after - personal
  where (table_name = 'users' and row_id = old.id::text)
    or (table_name = 'invites' and lower(old.email) in (before ->> 'email', after ->> 'email'));
  delete from public.outbox
  where (lower(recipient) = lower(old.email) and template !~ '^(contact|call)-')
    or (subject_id = old.id and template <> 'unlinked-people');
  update public.outbox set payload = jsonb_build_object('people', (
    select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(payload -> 'people') person
    where person ->> 'id' <> old.id::text
  ))
  where template = 'unlinked-people' and payload -> 'people' @> jsonb_build_array(jsonb_build_object('id', old.id));
  update public.outbox set payload = jsonb_set(payload, '{news}', (
    select jsonb_agg(
      case when app.is_news_by(piece, old.id, names) then piece || '{"actor": null, "actor_id": null}' else piece end order by place
    )
    from jsonb_array_elements(payload -> 'news') with ordinality news (piece, place)
  ))
  where template = 'digest' and exists (
    select from jsonb_array_elements(payload -> 'news') piece where app.is_news_by(piece, old.id, names)
  );
  update public.outbox set payload = payload || '{"invited_by": null}'
  where template = 'client-invite' and payload ->> 'invited_by' = any (names);
  return null;
end
$function$;

-- ## app.search_sources()

CREATE OR REPLACE FUNCTION app.search_sources()
 RETURNS TABLE(kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text, found text, readable text, about text, about_id text, slug text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))', 'null', 'null', 'null'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3', 'null', 'null', 'null'),
    ('person', 'users', $s$full_name || ' ' || email || ' ' || app.phone_words(coalesce(phone, ''))$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, $s$concat_ws(', ', email, phone)$s$, 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3', 'null', 'null', 'null'),
    ('contact_message', 'contact_messages',
      $s$name || ' ' || email || ' ' || app.phone_words(coalesce(phone, '')) || ' ' || message$s$,
      'name', $s$concat_ws(' · ', email, phone, message)$s$, 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3',
      'null', 'null', 'null'),
    ('contact_reply', 'contact_replies', 'body',
      '(select m.name from public.contact_messages m where m.id = s.message_id)', 'body', 'null', 'null', 'null', 'created_at',
      'true', '$3', $s$'contact_message'$s$, 'message_id', 'null'),
    ('discovery_call', 'discovery_calls',
      $s$name || ' ' || coalesce(email, '') || ' ' || app.phone_words(coalesce(phone, '')) || ' ' || coalesce(notes, '')$s$,
      'name', $s$concat_ws(' · ', email, phone, notes)$s$, 'null', 'null', 'null', 'starts_at', $s$status <> 'spam'$s$, '$3',
      'null', 'null', 'null'),
    ('owner_note', 'owner_notes', 'body',
      $s$coalesce(
        (select m.name from public.contact_messages m where m.id = s.subject_id),
        (select d.name from public.discovery_calls d where d.id = s.subject_id)
      )$s$, 'body', 'null', '(select c.id from public.clients c where c.id = s.subject_id)', 'null', 'created_at', 'true', '$3',
      $s$case
        when exists (select from public.contact_messages m where m.id = s.subject_id) then 'contact_message'
        when exists (select from public.discovery_calls d where d.id = s.subject_id) then 'discovery_call'
        else 'client'
      end$s$, 'subject_id', 'null'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))', 'null', 'null', 'null'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($6), sent_at)', 'null', 'null', 'null'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))', 'null', 'null', 'null'),
    ('guide', 'guides', $s$title || ' ' || summary || ' ' || body$s$,
      'title', $s$summary || ' ' || body$s$, 'null', 'null', 'null', 'updated_at', 'true',
      'app.can_read_guide($3, (select app.me()), audience, publish_from, publish_until)', 'null', 'null', 'slug'),
    ('feedback_item', 'feedback_items', $s$title || ' ' || body$s$,
      'title', 'body', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_feedback_item($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('update', 'project_updates', $s$title || ' ' || body$s$,
      'title', 'body', 'project_id', 'null', 'null', 'coalesce(published_at, created_at)', 'true',
      'app.can_read_update($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('milestone', 'milestones', 'title',
      'title', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_milestone($3, project_id = any ($5))', 'null', 'null', 'null'),
    ('invoice', 'invoices', $s$coalesce(number, '')$s$,
      'number', $s$''$s$, 'null', 'client_id', 'null', 'coalesce(finalized_at, created_at)', 'number is not null',
      'app.can_read_invoice($3, client_id = any ($7), status)', 'null', 'null', 'null')
$function$;

-- ## app.search_vector(text)

CREATE OR REPLACE FUNCTION app.search_vector(text text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return array_to_tsvector(array_remove(string_to_array(app.fold_words($1), ' '), ''));
end
$function$;
GRANT EXECUTE ON FUNCTION app.search_vector(text) TO authenticated, service_role;

-- ## app.sees_money_beside(uuid,uuid)

CREATE OR REPLACE FUNCTION app.sees_money_beside(client_id uuid, user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id <> $2 and m.sees_money
  )
$function$;

-- ## app.sees_money_of(uuid,text)

CREATE OR REPLACE FUNCTION app.sees_money_of(project_id uuid, kind text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not app.is_about_money($2) or (select app.is_owner()) or coalesce($1 in (select app.my_money_project_ids()), false)
$function$;

-- ## app.set_password_aside()

CREATE OR REPLACE FUNCTION app.set_password_aside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.encrypted_password := extensions.crypt(gen_random_uuid()::text, extensions.gen_salt('bf', 10));
  delete from app.set_aside_passwords where user_id = new.id or created_at < now() - interval '1 hour';
  insert into app.set_aside_passwords (user_id, password_hash, replaced_by, claim)
  select new.id, old.encrypted_password, new.encrypted_password, app.password_claim(new.id, new.raw_user_meta_data)
  where old.encrypted_password <> '';
  delete from auth.sessions where user_id = new.id;
  return new;
end
$function$;

-- ## app.signed_in_as()

CREATE OR REPLACE FUNCTION app.signed_in_as()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select account.id from public.users account
    join auth.sessions session on session.user_id = account.id
    where account.id = auth.uid() and account.disabled_at is null
      and session.id = (auth.jwt() ->> 'session_id')::uuid
      and session.created_at > now() - interval '60 days'
      and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '14 days'
  );
end
$function$;

-- ## app.snapshot_of(public.change_orders)

CREATE OR REPLACE FUNCTION app.snapshot_of(change_order public.change_orders)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'kind', 'change_order', 'version', 3, 'id', change_order.id::text, 'number', change_order.number,
    'title', change_order.title, 'reason', change_order.reason, 'price_cents', change_order.price_cents,
    'price_unit', '1/' || app.units_in_one(change_order.currency) || ' ' || change_order.currency,
    'currency', change_order.currency, 'days_delta', change_order.days_delta,
    'valid_until', to_char(change_order.valid_until, 'YYYY-MM-DD')
  )
$function$;
GRANT EXECUTE ON FUNCTION app.snapshot_of(public.change_orders) TO authenticated, service_role;

-- ## app.snapshot_of(public.feedback_items)

CREATE OR REPLACE FUNCTION app.snapshot_of(item public.feedback_items)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'kind', 'feedback_item', 'version', 2, 'id', item.id::text, 'title', item.title, 'body', item.body,
    'link_url', item.link_url
  )
$function$;
GRANT EXECUTE ON FUNCTION app.snapshot_of(public.feedback_items) TO authenticated, service_role;

-- ## app.stamp_snapshot()

CREATE OR REPLACE FUNCTION app.stamp_snapshot()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.snapshot_sha256 := app.hash_snapshot(app.snapshot_of(new));
  return new;
end
$function$;

-- ## app.step_and_words(text,text)

CREATE OR REPLACE FUNCTION app.step_and_words(step text, words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select step || case when words <> '' then ' – ' || words else '' end $function$;

-- ## app.stop_digests()

CREATE OR REPLACE FUNCTION app.stop_digests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.outbox
  where template = 'digest' and subject_id = old.id and (sent_at is null or tg_op = 'DELETE');
  return null;
end
$function$;

-- ## app.tax_on(integer,numeric,text)

CREATE OR REPLACE FUNCTION app.tax_on(amount integer, percent numeric, currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (round(amount * coalesce(percent, 0) / 100 / app.unit_step(currency)) * app.unit_step(currency))::integer
$function$;

-- ## app.tell_of_account_change()

CREATE OR REPLACE FUNCTION app.tell_of_account_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kind text := case when new.email = old.email then 'password-changed' else 'address-changed' end;
begin
  if current_setting('app.restores_password', true) = 'on' or kind = 'password-changed' and exists (
    select from app.set_aside_passwords p where p.user_id = new.id and p.replaced_by = old.encrypted_password
  ) then return null; end if;
  perform app.queue_mail(
    old.email, kind, jsonb_build_object('email', new.email), new.id,
    concat_ws(':', kind, new.id, extract(epoch from clock_timestamp()))
  );
  if new.encrypted_password is distinct from old.encrypted_password then
    insert into public.audit_log (user_id, action, table_name, row_id)
    select id, 'newPassword', 'users', id::text from public.users where id = new.id;
  end if;
  return null;
end
$function$;

-- ## app.tell_of_decided_order()

CREATE OR REPLACE FUNCTION app.tell_of_decided_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_mail(
    case when person.id <> first_owner.id then person.email end, 'order-decided',
    jsonb_build_object(
      'client', c.name, 'project', p.name, 'project_id', p.id, 'order_id', new.subject_id,
      'number', (new.snapshot ->> 'number')::integer, 'title', new.snapshot ->> 'title',
      'price_cents', (new.snapshot ->> 'price_cents')::integer, 'currency', new.snapshot ->> 'currency',
      'decision', new.decision, 'by', new.decided_by_name, 'reason', new.comment
    ),
    new.id, 'order-decided:' || new.id || ':' || person.id
  )
  from public.users person
  cross join lateral (
    select o.id from public.users o where o.role = 'owner' and o.disabled_at is null order by o.created_at, o.id limit 1
  ) first_owner
  join public.projects p on p.id = new.project_id
  join public.clients c on c.id = p.client_id
  where person.role = 'owner' and person.disabled_at is null
    and not exists (
      select from public.notification_settings s
      where s.user_id = person.id and 'change_order' <> all (s.mailed_kinds)
    );
  -- What has a mail of its own is in no digest.
  update public.notifications n set digest_id = o.id
  from public.outbox o
  where o.dedupe_key = 'order-decided:' || new.id || ':' || n.user_id
    and n.kind = 'change_order' and n.subject_id = new.subject_id and n.read_at is null;
  return null;
end
$function$;

-- ## app.tell_of_device(uuid,text,text,timestamp with time zone,boolean)

CREATE OR REPLACE FUNCTION app.tell_of_device(account uuid, browser text, system text, at timestamp with time zone, is_done boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  device jsonb := jsonb_build_object('browser', $2, 'system', $3, 'is_done', $5);
begin
  perform pg_advisory_xact_lock(hashtext('new devices'), hashtext(account::text));
  if exists (
    select from public.outbox mail
    where mail.subject_id = account and mail.template = 'new-device' and mail.payload @> device
      and mail.created_at > now() - interval '1 hour'
  ) then return false; end if;
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, case when is_done then 'newDevice' else 'newDeviceByPassword' end, 'users', account::text);
  perform app.queue_mail(
    person.email, 'new-device', device || jsonb_build_object('at', $4), person.id,
    concat_ws(':', 'device', person.id, gen_random_uuid())
  ) from public.users person where person.id = account;
  return true;
end
$function$;

-- ## app.tell_of_invoice()

CREATE OR REPLACE FUNCTION app.tell_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status = 'open' and old.status in ('preparing', 'draft') and new.amount_remaining > 0 then
    perform app.mail_of_invoice(new, 'invoice-open', 'open');
  end if;
  -- Nobody is asked for what is not owed any more.
  if new.status <> 'open' then
    delete from public.outbox o
    where o.sent_at is null and o.template in ('invoice-open', 'invoice-reminder')
      and o.dedupe_key like o.template || ':' || new.id || ':%';
  end if;
  if new.status = 'paid' and new.amount_paid > 0 then
    perform app.mail_of_invoice(new, 'invoice-receipt', 'paid');
  end if;
  -- Whoever noted a transfer knows of it.
  if new.status = 'paid' and new.amount_paid > 0 and (new.paid_elsewhere_on is null or old.asked is distinct from 'pay') then
    perform app.queue_mail(
      null, 'invoice-paid',
      jsonb_build_object(
        'client', c.name, 'invoice_id', new.id, 'number', new.number, 'amount', new.amount_paid, 'currency', new.currency
      ),
      c.id, 'invoice-paid:' || new.id
    )
    from public.clients c where c.id = new.client_id;
  end if;
  return null;
end
$function$;

-- ## app.tell_of_membership(uuid,uuid,uuid)

CREATE OR REPLACE FUNCTION app.tell_of_membership(client_id uuid, user_id uuid, reason_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.queue_mail(
    person.email, 'client-joined', jsonb_build_object('client', client.name, 'name', person.full_name),
    person.id, 'client-joined:' || client.id || ':' || person.id || ':' || reason_id
  )
  from public.clients client, public.users person
  where client.id = $1 and person.id = $2
$function$;

-- ## app.tell_of_news()

CREATE OR REPLACE FUNCTION app.tell_of_news()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  begin
    perform realtime.send('{}'::jsonb, 'news', 'news:' || person.user_id, true)
    from (select distinct user_id from changed) person;
    return null;
  end
  $function$;

-- ## app.tell_of_plan()

CREATE OR REPLACE FUNCTION app.tell_of_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.subscriptions;
  event text;
begin
  if tg_op = 'UPDATE' then was := old; end if;
  event := app.plan_event(was, new);
  if event is null then return null; end if;
  perform app.queue_mail(
    null, 'care-plan-notice',
    jsonb_build_object(
      'client', c.name, 'client_id', c.id, 'event', event, 'amount_cents', new.amount_cents, 'currency', new.currency,
      'until', new.current_period_end
    ),
    c.id, 'care-plan-notice:' || new.id || ':' || new.reading || ':' || event
  )
  from public.clients c where c.id = new.client_id;
  insert into public.notifications (user_id, client_id, kind, subject_id, title)
  select u.id, new.client_id, 'care_plan', md5(new.id || event)::uuid, event
  from public.users u where u.role = 'owner' and u.disabled_at is null
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    events = notifications.events + 1, updated_at = now();
  if event = 'failed' then
    perform app.queue_mail(
      person.email, 'payment-failed',
      jsonb_build_object('client', c.name, 'amount_cents', new.amount_cents, 'currency', new.currency),
      person.id, 'payment-failed:' || new.id || ':' || new.reading || ':' || person.id
    )
    from public.client_members m
    join public.users person on person.id = m.user_id and person.disabled_at is null
    join public.clients c on c.id = m.client_id
    where m.client_id = new.client_id and m.sees_money;
  end if;
  return null;
end
$function$;

-- ## app.tell_of_renewed_codes()

CREATE OR REPLACE FUNCTION app.tell_of_renewed_codes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_mail(
    person.email, 'recovery-codes-renewed', '{}', person.id,
    concat_ws(':', 'recovery', person.id, gen_random_uuid())
  )
  from public.users person join auth.users account on account.id = person.id
  where person.id in (select gone.user_id from gone) and app.has_factor(person.id);
  return null;
end
$function$;

-- ## app.tell_of_unlinked_person()

CREATE OR REPLACE FUNCTION app.tell_of_unlinked_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person jsonb;
begin
  select jsonb_build_array(jsonb_build_object('id', u.id, 'name', u.full_name, 'email', u.email)) into person
  from public.users u
  where u.id = new.id and u.role = 'client'
    and not exists (select 1 from public.client_members m where m.user_id = u.id);
  if person is null then return null; end if;

  perform pg_advisory_xact_lock(hashtext('tell of unlinked people'));
  update public.outbox set payload = jsonb_build_object('people', (payload -> 'people') || person)
  where template = 'unlinked-people' and attempts = 0 and sent_at is null and next_at > now();
  if found then return null; end if;
  insert into public.outbox (template, payload, subject_id, dedupe_key, next_at)
  select
    'unlinked-people', jsonb_build_object('people', person), new.id, 'unlinked-people:' || new.id,
    greatest(now(), max(next_at) + interval '1 hour')
  from (select created_at as next_at from public.outbox where template = 'unlinked-people') told
  on conflict do nothing;
  return null;
end
$function$;

-- ## app.tell_of_used_code()

CREATE OR REPLACE FUNCTION app.tell_of_used_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.queue_mail(
    person.email, 'recovery-code-used',
    jsonb_build_object('left', (
      select count(*) from app.recovery_codes code where code.user_id = new.user_id and code.used_at is null
    )),
    person.id, concat_ws(':', 'recovery', person.id, gen_random_uuid())
  ) from public.users person where person.id = new.user_id;
  return null;
end
$function$;

-- ## app.told_people(uuid,text)

CREATE OR REPLACE FUNCTION app.told_people(project_id uuid, kind text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select person.user_id from app.people_of_projects person
  where person.project_id = $1 and (person.sees_money or not app.is_about_money($2))
$function$;
GRANT EXECUTE ON FUNCTION app.told_people(uuid,text) TO service_role;

-- ## app.unit_step(text)

CREATE OR REPLACE FUNCTION app.unit_step(currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when upper(currency) = any ('{ISK,UGX}') then 100
    when upper(currency) = any ('{BHD,JOD,KWD,OMR,TND}') then 10
    else 1
  end
$function$;
GRANT EXECUTE ON FUNCTION app.unit_step(text) TO authenticated, service_role;

-- ## app.units_in_one(text)

CREATE OR REPLACE FUNCTION app.units_in_one(currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when upper(currency) = any ('{BIF,CLP,DJF,GNF,JPY,KMF,KRW,MGA,PYG,RWF,VND,VUV,XAF,XOF,XPF}') then 1
    when upper(currency) = any ('{BHD,JOD,KWD,OMR,TND}') then 1000
    else 100
  end
$function$;
GRANT EXECUTE ON FUNCTION app.units_in_one(text) TO authenticated, service_role;

-- ## app.unlinked_people()

CREATE OR REPLACE FUNCTION app.unlinked_people()
 RETURNS TABLE(id uuid, full_name text, email text, created_at timestamp with time zone, disabled_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.full_name, p.email, p.created_at, p.disabled_at from app.people_of_no_client() p where p.left_at is null
$function$;
GRANT EXECUTE ON FUNCTION app.unlinked_people() TO authenticated, service_role;

-- ## app.wake_thread()

CREATE OR REPLACE FUNCTION app.wake_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.contact_messages set snoozed_until = null where id in (
    select m.id from public.contact_messages m
    where m.sender = new.sender and m.snoozed_until is not null and m.id <> new.id
    order by m.id for update
  );
  return null;
end
$function$;

-- ## app.why_another_time(public.discovery_calls)

CREATE OR REPLACE FUNCTION app.why_another_time(call public.discovery_calls)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when call.status <> 'requested' then call.status::text
    when exists (
      select from public.discovery_calls c
      where c.status = 'confirmed' and c.id <> call.id and c.starts_at < call.ends_at and call.starts_at < c.ends_at
    ) or exists (
      select from public.availability_blocks b where b.starts_at < call.ends_at and call.starts_at < b.ends_at
    ) then 'not free'
    else 'asked'
  end
$function$;
GRANT EXECUTE ON FUNCTION app.why_another_time(public.discovery_calls) TO service_role;

-- ## app.withdraw_money(uuid,uuid)

CREATE OR REPLACE FUNCTION app.withdraw_money(client_id uuid, user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications n
  where n.user_id = $2 and app.is_about_money(n.kind)
    and (n.client_id = $1 or n.project_id in (select p.id from public.projects p where p.client_id = $1));
  delete from public.outbox o
  where o.subject_id = $2 and o.sent_at is null and (
    o.template = 'digest'
    or o.template in ('payment-failed', 'second-subscription-ended')
      and split_part(o.dedupe_key, ':', 2) in (select s.id from public.subscriptions s where s.client_id = $1)
    or o.template in ('invoice-open', 'invoice-reminder', 'invoice-receipt')
      and split_part(o.dedupe_key, ':', 2) in (select i.id::text from public.invoices i where i.client_id = $1)
  );
end
$function$;

-- ## app.withdraw_notifications()

CREATE OR REPLACE FUNCTION app.withdraw_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with withdrawn as (
    delete from public.notifications where kind = tg_argv[0] and subject_id = old.id returning user_id
  )
  delete from public.outbox o using withdrawn
  where o.template = 'digest' and o.subject_id = withdrawn.user_id and o.sent_at is null;
  return null;
end
$function$;

-- ## public.accept_discovery_call(text)

CREATE OR REPLACE FUNCTION public.accept_discovery_call(token_hash text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.move_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    '{proposed}', 'confirmed', 'call-accepted-notice', 'call-confirmed'
  )
$function$;
GRANT EXECUTE ON FUNCTION public.accept_discovery_call(text) TO service_role;

-- ## public.add_tax_rate(text,numeric,public.tax_kind,text,boolean)

CREATE OR REPLACE FUNCTION public.add_tax_rate(name text, percent numeric, kind public.tax_kind, note text, as_default boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rate public.tax_rates;
  sentence text := nullif(app.clean_name($4), '');
begin
  perform app.refuse_oversized($1), app.refuse_oversized($4);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($5);
  if $3 <> 'standard' then perform app.refuse_missing($4); end if;
  -- One after the other: a default takes the place of another.
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  select * into rate from public.tax_rates r
  where r.archived_at is null and lower(r.name) = lower(app.clean_name($1)) and r.percent = $2 and r.kind = $3
    and coalesce(r.note, '') = coalesce(sentence, '');
  if rate.id is null and (select count(*) from public.tax_rates r where r.archived_at is null) >= 30 then return 'full'; end if;
  if $5 then update public.tax_rates r set is_default = false where r.is_default and r.id is distinct from rate.id; end if;
  if rate.id is not null then
    if $5 then update public.tax_rates r set is_default = true where r.id = rate.id and not r.is_default; end if;
    return 'known';
  end if;
  insert into public.tax_rates (name, percent, kind, note, is_default) values ($1, $2, $3, sentence, $5);
  return 'added';
end
$function$;
GRANT EXECUTE ON FUNCTION public.add_tax_rate(text,numeric,public.tax_kind,text,boolean) TO authenticated, service_role;

-- ## public.answer_endorsement(uuid,integer,boolean,boolean,text,text,text,text)

CREATE OR REPLACE FUNCTION public.answer_endorsement(project_id uuid, seen_version integer, may_show boolean, may_quote boolean, quote text, said_by text, said_by_role text, wording text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stored public.endorsements;
  shown text;
begin
  perform app.refuse_oversized(quote, 7000);
  perform app.refuse_oversized(said_by);
  perform app.refuse_oversized(said_by_role);
  perform app.refuse_oversized(wording, 5000);
  perform 1 from public.users person
  where person.id = (select app.me()) and person.role = 'client' and person.disabled_at is null
    and app.can_see_project(answer_endorsement.project_id);
  if not found then return 'missing'; end if;
  select * into stored from public.endorsements e where e.project_id = answer_endorsement.project_id for update;
  if not found then return 'missing'; end if;
  select w.sentences into shown from app.endorsement_wordings w
  where answer_endorsement.wording in (w.id, w.sentences);
  if shown is null or stored.version is distinct from seen_version then return 'changed'; end if;
  if app.count_request('endorsement:' || stored.project_id, 10, interval '1 hour') > 0 then return 'limited'; end if;
  update public.endorsements e set
    answered_at = now(), answered_by = app.me(),
    may_show = answer_endorsement.may_show, may_quote = answer_endorsement.may_quote,
    quote = answer_endorsement.quote, said_by = answer_endorsement.said_by,
    said_by_role = answer_endorsement.said_by_role, wording = shown
  where e.project_id = answer_endorsement.project_id;
  perform app.notify(
    p.id, 'endorsement', p.id, p.name, app.me(),
    case when answer_endorsement.may_show or answer_endorsement.may_quote
      then 'approved'::public.decision else 'declined' end
  ) from public.projects p where p.id = answer_endorsement.project_id;
  return 'answered';
end
$function$;
GRANT EXECUTE ON FUNCTION public.answer_endorsement(uuid,integer,boolean,boolean,text,text,text,text) TO authenticated, service_role;

-- ## public.answer_invite(uuid,boolean)

CREATE OR REPLACE FUNCTION public.answer_invite(invite_id uuid, is_joining boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invite public.invites;
begin
  perform app.refuse_missing($2);
  perform 1 from public.clients c where c.id = (select i.client_id from public.invites i where i.id = $1) for key share;
  -- Whoever takes the invite back meanwhile is waited for.
  perform 1 from public.invites i where i.id = $1 for update;
  select * into invite from app.my_open_invites() mine where mine.id = $1;
  if invite.id is null then
    return coalesce((
      select case when i.accepted_at is not null then 'joined' else 'declined' end
      from public.invites i join public.users u on u.email = i.email
      where i.id = $1 and u.id = app.me() and case when $2
        then i.accepted_at is not null and exists (
          select 1 from public.client_members m where m.client_id = i.client_id and m.user_id = u.id
        )
        else i.declined_at is not null and i.accepted_at is null end
    ), 'closed');
  end if;
  if $2 then
    update public.invites set accepted_at = now() where id = invite.id;
    insert into public.client_members (client_id, user_id, sees_money)
    values (invite.client_id, app.me(), invite.sees_money) on conflict do nothing;
    return 'joined';
  end if;
  update public.invites set declined_at = now() where id = invite.id;
  return 'declined';
end
$function$;
GRANT EXECUTE ON FUNCTION public.answer_invite(uuid,boolean) TO authenticated, service_role;

-- ## public.archive_client(uuid,boolean)

CREATE OR REPLACE FUNCTION public.archive_client(client_id uuid, withdraws boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($2);
  select * into client from public.clients c where c.id = $1 for update;
  if client.id is null then return 'missing'; end if;
  if client.archived_at is not null then return 'archived'; end if;
  if exists (
    select from public.subscriptions s
    where s.client_id = $1 and app.is_paid_for(s.status) and not s.cancel_at_period_end
  ) then
    return 'plan';
  end if;
  if not $2 and exists (select from app.waiting_decisions w where w.client_id = $1) then return 'decisions'; end if;
  perform app.begin_act('clients', $1::text);
  update public.change_orders o set status = 'withdrawn'
  from public.projects p
  where p.id = o.project_id and p.client_id = $1 and p.archived_at is null and o.status = 'sent';
  update public.feedback_items f set status = 'closed'
  from public.projects p
  where p.id = f.project_id and p.client_id = $1 and p.archived_at is null and f.status = 'open' and f.visible;
  update public.projects p set archived_at = now() where p.client_id = $1 and p.archived_at is null;
  update public.invites i set revoked_at = now()
  where i.client_id = $1 and i.accepted_at is null and i.revoked_at is null;
  update public.clients c set archived_at = now() where c.id = $1;
  perform app.end_act();
  return 'archived';
end
$function$;
GRANT EXECUTE ON FUNCTION public.archive_client(uuid,boolean) TO authenticated, service_role;

-- ## public.archive_tax_rate(uuid)

CREATE OR REPLACE FUNCTION public.archive_tax_rate(rate_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  update public.tax_rates r set archived_at = coalesce(r.archived_at, now()), is_default = false where r.id = $1;
  return case when found then 'archived' else 'missing' end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.archive_tax_rate(uuid) TO authenticated, service_role;

-- ## public.begin_duty(uuid,boolean)

CREATE OR REPLACE FUNCTION public.begin_duty(of_user uuid, by_default boolean)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  holds boolean;
begin
  perform app.refuse_missing($1), app.refuse_missing($2);
  select coalesce(s.owners_need_two_steps, $2) into holds from public.agency_settings s for share;
  if holds and exists (select from public.users u where u.id = $1 and u.role = 'owner') then
    insert into app.must_enrol (user_id, reason, since) values ($1, 'duty', now() + interval '7 days')
    on conflict do nothing;
  else
    delete from app.must_enrol who where who.user_id = $1 and who.reason = 'duty';
  end if;
  return (select who.since from app.must_enrol who where who.user_id = $1 and who.reason = 'duty');
end
$function$;
GRANT EXECUTE ON FUNCTION public.begin_duty(uuid,boolean) TO service_role;

-- ## public.begin_guide_copy()

CREATE OR REPLACE FUNCTION public.begin_guide_copy()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into app.guide_copies (begun) values (1)
  on conflict (is_only) do update set begun = guide_copies.begun + 1 returning begun
$function$;
GRANT EXECUTE ON FUNCTION public.begin_guide_copy() TO service_role;

-- ## public.begin_publish(jsonb)

CREATE OR REPLACE FUNCTION public.begin_publish(publish jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  known public.publish_events;
  begun public.publish_events;
begin
  select * into known from public.publish_events where delivery_key = publish ->> 'delivery_key' for update;
  if found and known.state <> 'working' then
    update public.publish_events set deliveries = deliveries + 1 where id = known.id;
    insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
      error, published_at)
    values ('again:' || known.id || ':' || to_char(now(), 'YYYYMMDDHH24MI'), 'ignored', known.operation,
      known.document_id, known.document_type, known.revision, known.slug, known.title, 'again', known.published_at)
    on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1;
    return jsonb_build_object('id', known.id, 'is_new', false);
  end if;
  insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
    pages, published_at)
  select p.delivery_key, 'working', p.operation, p.document_id, p.document_type, p.revision, p.slug, p.title,
    coalesce(p.pages, '[]'), p.published_at
  from jsonb_to_record(publish) as p (delivery_key text, operation text, document_id text, document_type text,
    revision text, slug text, title text, pages jsonb, published_at timestamptz)
  on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1
  returning * into begun;
  return jsonb_build_object('id', begun.id, 'is_new', true);
end
$function$;
GRANT EXECUTE ON FUNCTION public.begin_publish(jsonb) TO service_role;

-- ## public.begin_stripe_reading()

CREATE OR REPLACE FUNCTION public.begin_stripe_reading()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select nextval('public.stripe_readings')
$function$;
GRANT EXECUTE ON FUNCTION public.begin_stripe_reading() TO service_role;

-- ## public.calls_of_sender(text)

CREATE OR REPLACE FUNCTION public.calls_of_sender(address text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($1);
  select c.id from public.discovery_calls c
  where lower(c.email) = lower(btrim($1))
  order by c.starts_at desc, c.id
  limit 30
$function$;
GRANT EXECUTE ON FUNCTION public.calls_of_sender(text) TO authenticated, service_role;

-- ## public.cancel_discovery_call(text)

CREATE OR REPLACE FUNCTION public.cancel_discovery_call(token_hash text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.move_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    '{requested,proposed,confirmed}', 'cancelled', 'call-cancelled-notice', 'call-cancelled'
  )
$function$;
GRANT EXECUTE ON FUNCTION public.cancel_discovery_call(text) TO service_role;

-- ## public.change_discovery_call(text,jsonb)

CREATE OR REPLACE FUNCTION public.change_discovery_call(token_hash text, new_time jsonb)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select app.reschedule_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    new_time, 'requested', 'call-changed-notice', 'call-changed'
  )
$function$;
GRANT EXECUTE ON FUNCTION public.change_discovery_call(text,jsonb) TO service_role;

-- ## public.change_message(uuid,uuid,text)

CREATE OR REPLACE FUNCTION public.change_message(project_id uuid, message_id uuid, body text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.messages;
  next_number bigint;
begin
  perform app.refuse_oversized($3, 17000);
  if not app.can_see_project($1) then return jsonb_build_object('refused', 'missing'); end if;
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  select * into was from public.messages m
  where m.id = $2 and m.project_id = $1 and m.author_id = app.me() and m.deleted_at is null;
  if was.id is null then return jsonb_build_object('refused', 'missing'); end if;
  if not app.is_open_project($1) then return jsonb_build_object('refused', 'archived'); end if;
  if was.created_at <= now() - interval '10 minutes' then return jsonb_build_object('refused', 'late'); end if;
  if app.count_request('message:' || app.me(), 60, interval '10 minutes') > 0 then
    return jsonb_build_object('refused', 'limited');
  end if;
  next_number := nextval(pg_get_serial_sequence('public.messages', 'sequence'));

  if $3 is not null then
    if btrim($3) = '' and not exists (select 1 from public.project_files f where f.message_id = $2) then
      return jsonb_build_object('refused', 'empty');
    end if;
    update public.messages m set body = $3, edited_at = now(), revision = next_number
    where m.id = $2 and m.body <> $3;
    update public.notifications n set title = left($3, 200)
    where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.actor_id = app.me()
      and btrim($3) <> '' and n.title = left(was.body, 200);
    return jsonb_build_object('id', $2);
  end if;

  update public.messages m set body = '', deleted_at = now(), revision = next_number where m.id = $2;
  delete from public.project_files f where f.message_id = $2 and f.downloaded_at is null;
  update public.project_files f set message_id = null where f.message_id = $2;
  -- Whoever has not looked is told of what is left.
  delete from public.notifications n
  where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.user_id <> app.me()
    and n.created_at <= was.created_at and n.events <= 1;
  update public.notifications n set events = n.events - 1, title = coalesce((
      select left(m.body, 200) from public.messages m
      where m.project_id = $1 and m.deleted_at is null and m.author_id is distinct from n.user_id
      order by m.sequence desc limit 1
    ), '')
  where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.user_id <> app.me()
    and n.created_at <= was.created_at;
  return jsonb_build_object('id', $2);
end
$function$;
GRANT EXECUTE ON FUNCTION public.change_message(uuid,uuid,text) TO authenticated, service_role;

-- ## public.claim_invoices(integer)

CREATE OR REPLACE FUNCTION public.claim_invoices(most integer DEFAULT 20)
 RETURNS SETOF uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with due as (
    select i.id from public.invoices i
    where i.read_at < now() - interval '1 minute' and i.status not in ('void', 'discarded') and (
      i.status = 'preparing' or i.asked is not null
      or exists (select from public.invoice_credits c where c.invoice_id = i.id and c.status = 'asked')
      or i.read_at < now() - interval '1 day' and i.stripe_invoice_id is not null
        and (i.status <> 'paid' or i.paid_at > now() - interval '120 days')
    )
    order by i.read_at
    limit least(coalesce($1, 0), 100)
    for update skip locked
  )
  update public.invoices i set read_at = now() from due where i.id = due.id
  returning i.id
$function$;
GRANT EXECUTE ON FUNCTION public.claim_invoices(integer) TO service_role;

-- ## public.claim_mails(integer,integer)

CREATE OR REPLACE FUNCTION public.claim_mails(most integer, lease_seconds integer)
 RETURNS SETOF public.outbox
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with due as (
    select id from public.outbox
    where sent_at is null and failed_at is null and next_at <= now()
    order by next_at
    limit most
    for update skip locked
  ), claimed as (
    update public.outbox
    set attempts = attempts + 1, next_at = now() + make_interval(secs => lease_seconds)
    where id in (select id from due)
    returning *
  )
  select
    id, coalesce(recipient, app.owner_address()),
    template, payload, subject_id, dedupe_key, attempts, next_at, sent_at, failed_at, last_error, created_at
  from claimed
$function$;
GRANT EXECUTE ON FUNCTION public.claim_mails(integer,integer) TO service_role;

-- ## public.convert_message_to_client(uuid,text,uuid)

CREATE OR REPLACE FUNCTION public.convert_message_to_client(message_id uuid, client_name text, invite_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  contact public.contact_messages;
  of_client uuid;
begin
  perform app.refuse_oversized(client_name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into contact from public.contact_messages where id = message_id for update;
  if contact.id is null or contact.client_id is not null then return contact.client_id; end if;
  -- Another message from the address may become a client at this moment.
  perform pg_advisory_xact_lock(hashtext('client of ' || contact.sender));
  of_client := app.client_of_address(contact.sender);
  perform app.begin_act('contact_messages', message_id::text);
  if of_client is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into of_client;
    perform public.invite_person(invite_id, of_client, contact.email);
  end if;
  update public.contact_messages set client_id = of_client where id = message_id;
  perform app.end_act();
  return of_client;
end
$function$;
GRANT EXECUTE ON FUNCTION public.convert_message_to_client(uuid,text,uuid) TO authenticated, service_role;

-- ## public.copy_guides(bigint,jsonb)

CREATE OR REPLACE FUNCTION public.copy_guides(reading bigint, published jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if $1 is null or jsonb_typeof($2) is distinct from 'array' then return false; end if;
  update app.guide_copies set copied = $1 where copied < $1 and begun >= $1;
  if not found then return false; end if;
  delete from public.guides g
  where g.content_id not in (select one ->> 'content_id' from jsonb_array_elements($2) one);
  insert into public.guides as known (
    content_id, revision, slug, title, summary, body, category, audience, publish_from, publish_until, updated_at
  )
  select content_id, revision, slug, title, summary, body, category, audience, publish_from, publish_until, updated_at
  from jsonb_populate_recordset(null::public.guides, $2)
  on conflict (content_id) do update set
    revision = excluded.revision, slug = excluded.slug, title = excluded.title, summary = excluded.summary,
    body = excluded.body, category = excluded.category, audience = excluded.audience,
    publish_from = excluded.publish_from, publish_until = excluded.publish_until, updated_at = excluded.updated_at
  where (
    known.revision, known.slug, known.title, known.summary, known.body, known.category, known.audience,
    known.publish_from, known.publish_until, known.updated_at
  ) is distinct from (
    excluded.revision, excluded.slug, excluded.title, excluded.summary, excluded.body, excluded.category, excluded.audience,
    excluded.publish_from, excluded.publish_until, excluded.updated_at
  );
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.copy_guides(bigint,jsonb) TO service_role;

-- ## public.count_article_ratings()

CREATE OR REPLACE FUNCTION public.count_article_ratings()
 RETURNS TABLE(article_id text, helpful bigint, unhelpful bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select r.article_id, count(*) filter (where r.is_helpful), count(*) filter (where not r.is_helpful)
  from public.article_ratings r
  group by r.article_id
$function$;
GRANT EXECUTE ON FUNCTION public.count_article_ratings() TO authenticated, service_role;

-- ## public.count_expired(jsonb,timestamp with time zone)

CREATE OR REPLACE FUNCTION public.count_expired(periods jsonb, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(rule text, source text, total bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_oversized($1);
  if auth.role() = 'authenticated' and not app.is_owner() then
    raise exception 'For the owner' using errcode = '42501';
  end if;
  perform app.refuse_short_periods($1);
  return query select e.rule, e.source, count(*) from app.expired($1, $2) e group by 1, 2 order by 1, 2;
end
$function$;
GRANT EXECUTE ON FUNCTION public.count_expired(jsonb,timestamp with time zone) TO authenticated, service_role;

-- ## public.count_notifications()

CREATE OR REPLACE FUNCTION public.count_notifications()
 RETURNS TABLE(unread integer, latest timestamp with time zone, leads integer, newest_lead timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  -- Row level security leaves a client none of them.
  with leads as (
    select waits_since as since from public.contact_messages where status = 'new' and (snoozed_until is null or snoozed_until <= now())
    union all
    select created_at from public.discovery_calls where status = 'requested'
  )
  select
    (select count(*)::integer from public.notifications where user_id = (select app.me()) and read_at is null),
    (select max(updated_at) from public.notifications where user_id = (select app.me())),
    (select count(*)::integer from leads),
    (select max(since) from leads)
$function$;
GRANT EXECUTE ON FUNCTION public.count_notifications() TO authenticated, service_role;

-- ## public.count_private_link(text,text)

CREATE OR REPLACE FUNCTION public.count_private_link(purpose text, subject text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most integer := case purpose when 'call' then 10 when 'calendar' then 120 when 'unsubscribe' then 20 end;
begin
  if most is null or coalesce(subject, '') = '' then
    raise exception 'No such link' using errcode = '22023';
  end if;
  return app.count_request('private-link:' || purpose || ':' || subject, most, interval '1 hour');
end
$function$;
GRANT EXECUTE ON FUNCTION public.count_private_link(text,text) TO service_role;

-- ## public.count_projects(text)

CREATE OR REPLACE FUNCTION public.count_projects(search text DEFAULT ''::text)
 RETURNS TABLE(status public.project_status, total integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized(search);
  select case when project.archived_at is null then project.status end, count(*)::integer
  from public.projects project join public.clients client on client.id = project.client_id
  where position(lower(search) in lower(project.name)) > 0 or position(lower(search) in lower(client.name)) > 0
  group by 1
$function$;
GRANT EXECUTE ON FUNCTION public.count_projects(text) TO authenticated, service_role;

-- ## public.count_recovery_codes()

CREATE OR REPLACE FUNCTION public.count_recovery_codes()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer from app.recovery_codes code where code.user_id = (select app.me()) and code.used_at is null
$function$;
GRANT EXECUTE ON FUNCTION public.count_recovery_codes() TO authenticated, service_role;

-- ## public.count_sign_in_attempt(text,text,text)

CREATE OR REPLACE FUNCTION public.count_sign_in_attempt(kind text, address_hash text, account_hash text)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select greatest(
    app.count_request(kind || ':address:' || address_hash, case kind when 'guess' then 30 else 60 end, interval '5 minutes'),
    case
      when account_hash = '' then 0
      when kind = 'mail' then app.count_mail(account_hash, address_hash)
      else app.count_request(kind || ':account:' || account_hash, 10, interval '5 minutes')
    end
  )
$function$;
GRANT EXECUTE ON FUNCTION public.count_sign_in_attempt(text,text,text) TO service_role;

-- ## public.count_waiting_projects(text,date)

CREATE OR REPLACE FUNCTION public.count_waiting_projects(search text DEFAULT ''::text, today date DEFAULT NULL::date)
 RETURNS TABLE(agency integer, client integer, message integer, milestone integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized(search);
  select
    (count(distinct w.project_id) filter (where w.side = 'agency'))::integer,
    (count(distinct w.project_id) filter (where w.side = 'client'))::integer,
    (count(distinct w.project_id) filter (where w.kind = 'message'))::integer,
    (count(distinct w.project_id) filter (where w.kind = 'milestone'))::integer
  from app.waiting_items w
  join public.projects p on p.id = w.project_id
  join public.clients c on c.id = p.client_id
  where (w.kind <> 'milestone' or w.due < coalesce(today, current_date)::timestamp at time zone 'UTC')
    and (position(lower(search) in lower(p.name)) > 0 or position(lower(search) in lower(c.name)) > 0)
  having search is not null
$function$;
GRANT EXECUTE ON FUNCTION public.count_waiting_projects(text,date) TO authenticated, service_role;

-- ## public.credit_change_order(uuid,uuid)

CREATE OR REPLACE FUNCTION public.credit_change_order(order_id uuid, invoice_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  worked public.change_orders;
  owed public.invoices;
  known public.invoice_credits;
  rate public.invoice_lines;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  select o.* into worked from public.change_orders o where o.id = $1 for update;
  owed := app.hold_invoice($2);
  if worked.id is null or owed.id is null then return 'missing'; end if;
  if worked.status <> 'approved' or not exists (
    select from public.projects p where p.id = worked.project_id and p.client_id = owed.client_id
  ) then return 'not-approved'; end if;
  if worked.price_cents = 0 then return 'nothing'; end if;
  if worked.price_cents > 0 then return 'positive'; end if;
  if worked.currency <> owed.currency then return 'other-currency'; end if;
  select * into known from public.invoice_credits c where c.change_order_id = worked.id and c.status <> 'refused';
  if known.id is not null then return case known.invoice_id when owed.id then 'asked' else 'credited' end; end if;
  if app.left_to_credit(owed, 'credit') is null then return 'closed'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if owed.uses_stripe_tax then return 'stripe-tax'; end if;
  select l.* into rate from public.invoice_lines l where l.invoice_id = owed.id
  order by sum(l.amount) over (partition by l.tax_name, l.tax_percent, l.tax_kind, l.tax_note) desc, l.position limit 1;
  if -worked.price_cents + app.tax_on(-worked.price_cents, rate.tax_percent, owed.currency) > app.left_to_credit(owed, 'credit') then
    return 'too-much';
  end if;
  insert into public.invoice_credits (
    invoice_id, kind, currency, amount, reason, change_order_id, tax_name, tax_percent, tax_kind, tax_note
  )
  values (
    owed.id, 'credit', owed.currency, -worked.price_cents, '#' || worked.number || ' ' || worked.title, worked.id,
    rate.tax_name, rate.tax_percent, rate.tax_kind, rate.tax_note
  );
  return 'asked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.credit_change_order(uuid,uuid) TO authenticated, service_role;

-- ## public.credit_invoice(uuid,text,integer,text,integer,uuid)

CREATE OR REPLACE FUNCTION public.credit_invoice(invoice_id uuid, kind text, amount integer, reason text, seen_left integer, request_key uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owed public.invoices;
  left_over integer;
begin
  perform app.refuse_oversized($2), app.refuse_oversized($4);
  owed := app.hold_invoice($1);
  if owed.id is null then return 'missing'; end if;
  perform app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($4), app.refuse_missing($6);
  if exists (select from public.invoice_credits c where c.request_key = $6) then return 'asked'; end if;
  left_over := app.left_to_credit(owed, $2);
  if left_over is null then return 'closed'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if left_over is distinct from $5 then return 'changed'; end if;
  if $3 <= 0 or $3 % app.unit_step(owed.currency) <> 0 then return 'amount'; end if;
  if $3 > left_over then return 'too-much'; end if;
  insert into public.invoice_credits (invoice_id, kind, currency, amount, reason, request_key)
  values (owed.id, $2, owed.currency, $3, btrim($4), $6);
  return 'asked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.credit_invoice(uuid,text,integer,text,integer,uuid) TO authenticated, service_role;

-- ## public.decide_change_order(uuid,public.decision,text,text)

CREATE OR REPLACE FUNCTION public.decide_change_order(order_id uuid, decision public.decision, seen_sha256 text, comment text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_order public.change_orders;
  person text;
  snapshot jsonb;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into found_order from public.change_orders where id = order_id and sent_at is not null for update;
  -- Whoever takes the sight of money away meanwhile is waited for.
  perform 1 from public.client_members m join public.projects p on p.client_id = m.client_id
  where p.id = found_order.project_id and m.user_id = (select app.me()) and m.sees_money
  for share of m;
  if found then person := app.deciding_client(found_order.project_id); end if;
  if found_order.id is null or person is null or decide_change_order.decision = 'changes_requested' then
    return 'missing';
  end if;
  if found_order.status <> 'sent' then
    perform 1 from public.approvals a
    where a.subject_id = found_order.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_change_order.decision;
    return case when found then decide_change_order.decision::text else 'closed' end;
  end if;
  if found_order.expires_at <= now() then return 'expired'; end if;
  snapshot := app.snapshot_of(found_order);
  if app.hash_snapshot(snapshot) is distinct from seen_sha256 then
    update public.change_orders o set snapshot_sha256 = app.hash_snapshot(snapshot)
    where o.id = found_order.id and o.snapshot_sha256 <> app.hash_snapshot(snapshot);
    return 'changed';
  end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    found_order.project_id, 'change_order', found_order.id, decide_change_order.decision, snapshot, seen_sha256,
    app.me(), person, coalesce(decide_change_order.comment, '')
  );
  update public.change_orders set status = decide_change_order.decision::text::public.change_order_status
  where id = found_order.id;
  return decide_change_order.decision;
end
$function$;
GRANT EXECUTE ON FUNCTION public.decide_change_order(uuid,public.decision,text,text) TO authenticated, service_role;

-- ## public.decide_discovery_call(uuid,text)

CREATE OR REPLACE FUNCTION public.decide_discovery_call(call_id uuid, decision text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  has_no_email boolean;
  answer text;
begin
  perform app.refuse_oversized(decision);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select call.email is null into has_no_email from public.discovery_calls call where call.id = call_id;
  if decision = 'quarantine' then
    update public.discovery_calls set is_doubtful = false, status_at = now() where id = call_id and is_doubtful;
    if found then return 'spam'; end if;
  end if;
  answer := case decision
    when 'confirm' then app.move_discovery_call(
      call_id,
      case when has_no_email then '{requested,proposed}' else '{requested}' end::public.discovery_call_status[],
      'confirmed', null, 'call-confirmed'
    )
    when 'decline' then
      app.move_discovery_call(call_id, '{requested,proposed}', 'declined', null, 'call-declined')
    when 'cancel' then
      app.move_discovery_call(call_id, '{confirmed}', 'cancelled', null, 'call-cancelled-by-us')
    when 'quarantine' then app.move_discovery_call(call_id, '{requested}', 'spam', null, null)
    when 'release' then
      app.move_discovery_call(call_id, '{spam}', 'requested', 'call-notice', 'call-received')
    else 'closed'
  end;
  if decision = 'release' and answer = 'closed' and exists (
    select from public.discovery_calls where id = call_id and status = 'requested'
  ) then return 'requested'; end if;
  return answer;
end
$function$;
GRANT EXECUTE ON FUNCTION public.decide_discovery_call(uuid,text) TO authenticated, service_role;

-- ## public.decide_feedback_item(uuid,public.decision,text,text)

CREATE OR REPLACE FUNCTION public.decide_feedback_item(item_id uuid, decision public.decision, seen_sha256 text, comment text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  item public.feedback_items;
  person text;
  snapshot jsonb;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into item from public.feedback_items where id = item_id and visible for update;
  person := app.deciding_client(item.project_id);
  if item.id is null or person is null or decide_feedback_item.decision = 'declined' then return 'missing'; end if;
  if item.status <> 'open' then
    perform 1 from public.approvals a
    where a.subject_id = item.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_feedback_item.decision and a.decision::text = item.status::text;
    return case when found then decide_feedback_item.decision::text else 'closed' end;
  end if;
  snapshot := app.snapshot_of(item);
  if app.hash_snapshot(snapshot) is distinct from seen_sha256 then
    update public.feedback_items f set snapshot_sha256 = app.hash_snapshot(snapshot)
    where f.id = item.id and f.snapshot_sha256 <> app.hash_snapshot(snapshot);
    return 'changed';
  end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    item.project_id, 'feedback_item', item.id, decide_feedback_item.decision, snapshot, seen_sha256, app.me(), person,
    coalesce(decide_feedback_item.comment, '')
  );
  update public.feedback_items set status = decide_feedback_item.decision::text::public.feedback_status
  where id = item.id;
  return decide_feedback_item.decision;
end
$function$;
GRANT EXECUTE ON FUNCTION public.decide_feedback_item(uuid,public.decision,text,text) TO authenticated, service_role;

-- ## public.delete_client(uuid)

CREATE OR REPLACE FUNCTION public.delete_client(client_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if exists (select from public.clients c where c.id = $1 and c.joined_into is not null) then return 'joined'; end if;
  if exists (select from public.clients c where $1 in (c.id, c.joined_into) and c.stripe_customer_id is not null)
    or exists (select from public.projects p where p.client_id = $1)
    or exists (select from public.client_members m where m.client_id = $1)
    or exists (select from public.client_docs d where d.client_id = $1)
    or exists (select from public.subscriptions s where s.client_id = $1)
    or exists (select from public.invoices i where i.client_id = $1)
    or exists (select from public.owner_notes n where n.subject_id = $1)
    or exists (
      select from public.invites i where i.client_id = $1 and i.accepted_at is null and i.revoked_at is null
    )
  then
    return 'filled';
  end if;
  perform app.begin_act('clients', $1::text);
  delete from public.clients c where c.id = $1;
  perform app.end_act();
  return 'deleted';
end
$function$;
GRANT EXECUTE ON FUNCTION public.delete_client(uuid) TO authenticated, service_role;

-- ## public.delete_my_account()

CREATE OR REPLACE FUNCTION public.delete_my_account()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ delete from auth.users where id = app.me() $function$;
GRANT EXECUTE ON FUNCTION public.delete_my_account() TO authenticated, service_role;

-- ## public.describe_changes(bigint[])

CREATE OR REPLACE FUNCTION public.describe_changes(entry_ids bigint[])
 RETURNS TABLE(id bigint, name text, price_id text, project_id uuid, project_name text, client_id uuid, client_name text, currency text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry public.audit_log;
  key record;
  fields jsonb;
begin
  perform app.refuse_oversized(entry_ids);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  for entry in select * from public.audit_log a where a.id = any (entry_ids) limit 100 loop
    fields := coalesce(entry.before, '{}') || coalesce(entry.after, '{}');
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type into key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = to_regclass('public.' || quote_ident(entry.table_name)) and i.indisprimary and i.indnkeyatts = 1
      and format_type(a.atttypid, a.atttypmod) in ('uuid', 'text');
    if found and entry.row_id is not null then
      select coalesce(kept.before, kept.after, '{}') || fields into fields
      from (values (1)) one
      left join lateral (
        select a.before, a.after from public.audit_log a
        where a.table_name = entry.table_name and a.row_id = entry.row_id and a.action in ('added', 'removed')
        order by a.id limit 1
      ) kept on true;
      execute format(
        'select $1 || coalesce((select to_jsonb(r) from public.%I r where r.%I = $2::%s), ''{}'')',
        entry.table_name, key.column, key.type
      ) into fields using fields, entry.row_id;
    end if;
    return query
      select
        entry.id,
        coalesce(
          fields ->> 'title', fields ->> 'name', nullif(fields ->> 'full_name', ''), fields ->> 'email',
          fields -> 'snapshot' ->> 'title',
          (select coalesce(nullif(u.full_name, ''), u.email) from public.users u where u.id = about.user_id),
          (select m.name from public.contact_messages m where m.id = about.subject_id),
          (select c.name from public.discovery_calls c where c.id = about.subject_id),
          (select c.name from public.clients c where c.id = about.subject_id)
        ),
        coalesce(
          entry.after ->> 'price_id', fields ->> 'price_id',
          (select s.price_id from public.subscriptions s where s.id = fields ->> 'subscription_id')
        ),
        project.id, project.name, client.id,
        coalesce(client.name, (
          select a.before ->> 'name' from public.audit_log a
          where a.table_name = 'clients' and a.row_id = about.client_id::text and a.action = 'removed'
          limit 1
        )),
        fields ->> 'currency'
      from (
        select
          case when entry.table_name in ('projects', 'endorsements') then entry.row_id else fields ->> 'project_id' end::uuid
            as project_id,
          case when entry.table_name = 'clients' then coalesce(entry.after ->> 'joined_into', entry.row_id)
            else fields ->> 'client_id' end::uuid as client_id,
          case when entry.table_name = 'client_members'
            then coalesce(fields ->> 'user_id', split_part(entry.row_id, '/', 2))::uuid end as user_id,
          case when entry.table_name = 'owner_notes' then (fields ->> 'subject_id')::uuid end as subject_id
      ) about
      left join public.projects project on project.id = about.project_id
      left join public.clients client on client.id = coalesce(about.client_id, project.client_id);
  end loop;
end
$function$;
GRANT EXECUTE ON FUNCTION public.describe_changes(bigint[]) TO authenticated, service_role;

-- ## public.describe_second_factors()

CREATE OR REPLACE FUNCTION public.describe_second_factors()
 RETURNS TABLE(state text, trouble text, owners integer, without_factor integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET row_security TO 'off'
AS $function$
begin
  select count(*) into owners from public.users u where u.role = 'owner' and u.disabled_at is null;
  state := 'missing';
  if to_regclass('auth.mfa_factors') is not null then
    perform from auth.mfa_factors factor
    left join auth.mfa_amr_claims claim on claim.authentication_method = 'passkey'
    left join auth.sessions session on session.id = claim.session_id and session.aal::text = 'aal2'
    limit 1;
    select count(*) into without_factor from public.users u
    where u.role = 'owner' and u.disabled_at is null and not app.has_factor(u.id);
    state := 'there';
  end if;
  return next;
exception when others then
  state := 'unreadable';
  trouble := sqlerrm;
  return next;
end
$function$;
GRANT EXECUTE ON FUNCTION public.describe_second_factors() TO service_role;

-- ## public.end_file_reservations()

CREATE OR REPLACE FUNCTION public.end_file_reservations()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.file_reservations
  where created_at <= now() - case when sha256 is null then interval '1 hour' else interval '2 hours' end
$function$;
GRANT EXECUTE ON FUNCTION public.end_file_reservations() TO service_role;

-- ## public.end_invoice(uuid,text)

CREATE OR REPLACE FUNCTION public.end_invoice(invoice_id uuid, ending text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owed public.invoices;
  wish text := case $2 when 'discarded' then 'discard' else $2 end;
begin
  perform app.refuse_oversized($2);
  owed := app.hold_invoice($1);
  if owed.id is null then return 'missing'; end if;
  if owed.status::text = $2 then return 'done'; end if;
  if not coalesce(case wish
    when 'discard' then owed.status in ('preparing', 'draft')
    when 'void' then owed.status in ('open', 'uncollectible')
    when 'uncollectible' then owed.status = 'open'
  end, false) then return 'closed'; end if;
  if owed.asked = wish then return 'asked'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  update public.invoices i set asked = wish, asked_key = gen_random_uuid(), updated_at = now() where i.id = owed.id;
  return 'asked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.end_invoice(uuid,text) TO authenticated, service_role;

-- ## public.end_loss(uuid)

CREATE OR REPLACE FUNCTION public.end_loss(of_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from app.must_enrol lost where lost.user_id = $1 and lost.reason = 'lost'
$function$;
GRANT EXECUTE ON FUNCTION public.end_loss(uuid) TO service_role;

-- ## public.end_session(uuid)

CREATE OR REPLACE FUNCTION public.end_session(of_session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.me() is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  delete from auth.sessions s where s.id = $1 and s.user_id = app.me();
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.end_session(uuid) TO authenticated, service_role;

-- ## public.enrol_by()

CREATE OR REPLACE FUNCTION public.enrol_by()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select who.since from app.must_enrol who
  where who.user_id = (select app.me()) and who.reason = 'duty' and not app.has_factor(who.user_id)
    and to_regclass('auth.mfa_factors') is not null
$function$;
GRANT EXECUTE ON FUNCTION public.enrol_by() TO authenticated, service_role;

-- ## public.export_rows(text,integer,integer)

CREATE OR REPLACE FUNCTION public.export_rows(name text, skip integer, most integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  columns text;
  keys text;
begin
  perform app.refuse_oversized(name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select
    string_agg(format('%I', a.attname), ', ' order by a.attnum)
      filter (where has_column_privilege(c.oid, a.attnum, 'select')),
    string_agg(format('%I', a.attname), ', ' order by a.attnum)
      filter (where a.attnum = any (i.indkey) and has_column_privilege(c.oid, a.attnum, 'select'))
  into columns, keys
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = export_rows.name;
  if columns is null then return; end if;
  return query execute format(
    'select to_jsonb(t) from (select %s from public.%I order by %s offset $1 limit $2) t',
    columns, name, coalesce(keys, '1')
  ) using skip, least(most, 1000);
end
$function$;
GRANT EXECUTE ON FUNCTION public.export_rows(text,integer,integer) TO authenticated, service_role;

-- ## public.export_tables()

CREATE OR REPLACE FUNCTION public.export_tables()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.relname::text from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and has_any_column_privilege(c.oid, 'select')
  order by 1
$function$;
GRANT EXECUTE ON FUNCTION public.export_tables() TO authenticated, service_role;

-- ## public.file_contact_messages(uuid[],public.contact_message_status,timestamp with time zone)

CREATE OR REPLACE FUNCTION public.file_contact_messages(message_ids uuid[], new_status public.contact_message_status, snoozed_until timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  locked uuid[];
  message_id uuid;
  before public.contact_messages;
  contact public.contact_messages;
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2);
  if $3 is not null and ($2 <> 'new' or $3 <= now() or $3 > now() + interval '367 days') then
    raise exception 'Nothing is snoozed until then' using errcode = '22023';
  end if;
  select array_agg(found.id) into locked
  from (select m.id from public.contact_messages m where m.id = any ($1) order by m.id for update) found;
  foreach message_id in array coalesce(locked, '{}') loop
    select m.* into before from public.contact_messages m where m.id = message_id;
    update public.contact_messages m set
      status = $2, snoozed_until = $3, is_doubtful = false,
      status_at = case when m.is_doubtful then now() else m.status_at end
    where m.id = message_id returning m.* into contact;
    if before.status = 'spam' and $2 <> 'spam' then perform app.announce_contact_message(contact, true); end if;
    return next contact.id;
  end loop;
end
$function$;
GRANT EXECUTE ON FUNCTION public.file_contact_messages(uuid[],public.contact_message_status,timestamp with time zone) TO authenticated, service_role;

-- ## public.finalize_invoice(uuid,integer,date,timestamp with time zone)

CREATE OR REPLACE FUNCTION public.finalize_invoice(invoice_id uuid, seen_total integer, due_on date, ends_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.invoices := app.hold_invoice($1);
  settings public.agency_settings;
begin
  if draft.id is null then return 'missing'; end if;
  if draft.status in ('open', 'paid') then return 'done'; end if;
  if draft.status <> 'draft' then return 'closed'; end if;
  if draft.asked = 'finalize' then return 'asked'; end if;
  if draft.asked is not null then return 'busy'; end if;
  perform app.refuse_missing($3), app.refuse_missing($4);
  if draft.total is distinct from $2 then return 'changed'; end if;
  if $4 <= now() then return 'past'; end if;
  select * into settings from public.agency_settings;
  if settings.invoice_from is null then return 'unaddressed'; end if;
  update public.invoices i
  set asked = 'finalize', asked_key = gen_random_uuid(), due_on = $3, falls_due_at = $4, bill_from = settings.invoice_from,
    pay_to = settings.pay_to, updated_at = now()
  where i.id = draft.id;
  return 'asked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.finalize_invoice(uuid,integer,date,timestamp with time zone) TO authenticated, service_role;

-- ## public.forget_set_aside_password(uuid)

CREATE OR REPLACE FUNCTION public.forget_set_aside_password(user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update app.set_aside_passwords p set is_settled = true, password_hash = '' where p.user_id = $1 and not p.is_settled;
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.forget_set_aside_password(uuid) TO service_role;

-- ## public.forget_sign_in_attempt(text,text,text)

CREATE OR REPLACE FUNCTION public.forget_sign_in_attempt(kind text, address_hash text, account_hash text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.rate_limits set requests = greatest(requests - 1, 0)
  where key in (kind || ':address:' || address_hash, kind || ':account:' || account_hash)
$function$;
GRANT EXECUTE ON FUNCTION public.forget_sign_in_attempt(text,text,text) TO service_role;

-- ## public.invite_person(uuid,uuid,text,boolean)

CREATE OR REPLACE FUNCTION public.invite_person(invite_id uuid, client_id uuid, address text, sees_money boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  perform app.refuse_missing($4);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $2 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($2) then return 'archived'; end if;
  outcome := case when app.has_account(btrim(address)) then 'asked' else 'invited' end;
  if exists (select 1 from public.invites i where i.id = $1) then return outcome; end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

  update public.invites i
  set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me(), sees_money = $4
  where i.client_id = $2 and i.email = lower(btrim(address)) and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then
    insert into public.invites (id, client_id, email, sees_money) values ($1, $2, lower(btrim(address)), $4)
    returning * into invite;
  end if;
  perform app.queue_invite(invite, $1);
  return outcome;
end
$function$;
GRANT EXECUTE ON FUNCTION public.invite_person(uuid,uuid,text,boolean) TO authenticated, service_role;

-- ## public.join_clients(uuid,uuid)

CREATE OR REPLACE FUNCTION public.join_clients(client_id uuid, kept_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client public.clients;
  kept public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  -- Who writes something of the joined one is led to the kept one, holding on to both: so whoever joins them once more asks before it
  -- waits for the second.
  perform 1 from public.clients c where c.id = least($1, $2) for update;
  if exists (select from public.clients c where c.id in ($1, $2) and c.joined_into in ($1, $2)) then return 'joined'; end if;
  perform 1 from public.clients c where c.id = greatest($1, $2) for update;
  select * into client from public.clients c where c.id = $1;
  select * into kept from public.clients c where c.id = $2;
  if client.id is null or kept.id is null then return 'missing'; end if;
  if client.id = kept.id then return 'itself'; end if;
  if client.joined_into = kept.id or kept.joined_into = client.id then return 'joined'; end if;
  if client.joined_into is not null or kept.joined_into is not null then return 'elsewhere'; end if;
  if kept.archived_at is not null then return 'archived'; end if;

  perform app.begin_act('clients', $1::text);
  update public.projects p set client_id = $2 where p.client_id = $1;
  update public.client_members known set sees_money = true
  from public.client_members m
  where m.client_id = $1 and m.sees_money and known.client_id = $2 and known.user_id = m.user_id and not known.sees_money;
  delete from public.client_members m
  where m.client_id = $1
    and exists (select from public.client_members known where known.client_id = $2 and known.user_id = m.user_id);
  update public.client_members m set client_id = $2 where m.client_id = $1;
  update public.invites known set sees_money = true
  from public.invites i
  where i.client_id = $1 and known.client_id = $2 and known.email = i.email and i.sees_money
    and i.accepted_at is null and i.revoked_at is null and known.accepted_at is null and known.revoked_at is null;
  -- Who belongs to it is asked no more, and nobody twice.
  update public.invites i set revoked_at = now()
  where i.client_id in ($1, $2) and i.accepted_at is null and i.revoked_at is null and (
    exists (
      select from public.client_members m join public.users u on u.id = m.user_id
      where m.client_id = $2 and u.email = i.email
    )
    or i.client_id = $1 and exists (
      select from public.invites known
      where known.client_id = $2 and known.email = i.email and known.accepted_at is null and known.revoked_at is null
    )
  );
  update public.invites i set client_id = $2 where i.client_id = $1;
  update public.client_docs d set client_id = $2 where d.client_id = $1;
  update public.contact_messages m set client_id = $2 where m.client_id = $1;
  update public.owner_notes n set subject_id = $2 where n.subject_id = $1;
  update public.notifications n set client_id = $2 where n.client_id = $1;
  update public.subscriptions s set client_id = $2 where s.client_id = $1;
  update public.invoices i set client_id = $2 where i.client_id = $1;
  update public.second_subscriptions s set client_id = $2 where s.client_id = $1;
  update public.checkouts o set client_id = $2
  where o.client_id = $1 and not exists (select from public.checkouts known where known.client_id = $2);
  delete from public.checkouts o where o.client_id = $1;
  -- What is known of the kept one stays.
  update public.clients c set
    billing_address = coalesce(c.billing_address, client.billing_address), tax_id = coalesce(c.tax_id, client.tax_id)
  where c.id = $2 and (c.billing_address is null and client.billing_address is not null or c.tax_id is null and client.tax_id is not null);
  update public.clients c set joined_into = $2 where c.joined_into = $1;
  update public.clients c set joined_into = $2, archived_at = coalesce(c.archived_at, now()) where c.id = $1;
  perform app.note_second_subscriptions($2);
  perform app.end_act();
  return 'joined';
end
$function$;
GRANT EXECUTE ON FUNCTION public.join_clients(uuid,uuid) TO authenticated, service_role;

-- ## public.link_person(uuid,uuid,boolean)

CREATE OR REPLACE FUNCTION public.link_person(client_id uuid, user_id uuid, sees_money boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account public.users;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($3);
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($1) then return 'archived'; end if;
  select * into account from public.users u where u.id = $2 for share;
  if account.id is null then return 'missing'; end if;
  if account.role = 'owner' then return 'owner'; end if;
  insert into public.client_members (client_id, user_id, sees_money) values ($1, $2, $3) on conflict do nothing;
  if not found then return 'member'; end if;
  perform app.tell_of_membership($1, $2, gen_random_uuid());
  return 'linked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.link_person(uuid,uuid,boolean) TO authenticated, service_role;

-- ## public.list_invoice_notices()

CREATE OR REPLACE FUNCTION public.list_invoice_notices()
 RETURNS TABLE(kind text, at timestamp with time zone, by_name text, was text, becomes text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with changes as (
    select a.created_at, u.full_name, a.before, a.after
    from public.audit_log a left join public.users u on u.id = a.user_id
    where (select app.is_owner()) and a.table_name = 'agency_settings' and a.action = 'changed'
      and a.created_at > now() - interval '7 days'
  ), numbers as (
    select i.number, i.finalized_at, regexp_replace(i.number, '[0-9]+$', '') as series
    from public.invoices i
    where (select app.is_owner()) and i.number is not null and i.finalized_at > now() - interval '30 days'
  ), newest as (
    select * from numbers order by finalized_at desc, number desc limit 1
  )
  select * from (
    select 'account', c.created_at, c.full_name, app.ending_of_account(c.before ->> 'pay_to'), app.ending_of_account(c.after ->> 'pay_to')
    from changes c where c.after ? 'pay_to'
    union all
    select 'sender', c.created_at, c.full_name, c.before ->> 'invoice_from', c.after ->> 'invoice_from'
    from changes c where c.after ? 'invoice_from'
    union all
    (
      select 'series', newest.finalized_at, null, other.number, newest.number
      from newest join numbers other on other.series <> newest.series
      order by other.finalized_at desc, other.number desc limit 1
    )
  ) told (kind, at, by_name, was, becomes)
  order by told.at desc
  limit 20
$function$;
GRANT EXECUTE ON FUNCTION public.list_invoice_notices() TO authenticated, service_role;

-- ## public.list_invoices(text,text,uuid,integer,integer)

CREATE OR REPLACE FUNCTION public.list_invoices(search text DEFAULT ''::text, list text DEFAULT 'all'::text, of_client uuid DEFAULT NULL::uuid, skip integer DEFAULT 0, most integer DEFAULT 20)
 RETURNS TABLE(id uuid, number text, status public.invoice_status, currency text, total integer, amount_remaining integer, due_on date, falls_due_at timestamp with time zone, finalized_at timestamp with time zone, paid_at timestamp with time zone, paid_elsewhere_on date, created_at timestamp with time zone, asked text, client_id uuid, client_name text, count integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($1, 400), app.refuse_oversized($2, 40);
  select i.id, i.number, i.status, i.currency, i.total, i.amount_remaining, i.due_on, i.falls_due_at, i.finalized_at, i.paid_at,
    i.paid_elsewhere_on, i.created_at, i.asked, c.id, c.name, (count(*) over ())::integer
  from public.invoices i
  join public.clients c on c.id = i.client_id
  where app.is_listed($2, i.status, i.falls_due_at) and ($3 is null or i.client_id = $3) and app.names_invoice($1, i.number, c.name)
  order by case when $2 in ('open', 'overdue') then i.falls_due_at end, coalesce(i.finalized_at, i.created_at) desc, i.id
  offset greatest($4, 0) limit least(greatest($5, 0), 100)
$function$;
GRANT EXECUTE ON FUNCTION public.list_invoices(text,text,uuid,integer,integer) TO authenticated, service_role;

-- ## public.list_leftover_objects()

CREATE OR REPLACE FUNCTION public.list_leftover_objects()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.name from storage.objects o
  where o.bucket_id = 'project-files' and o.created_at < now() - interval '1 hour'
    and not exists (select from public.project_files f where f.path = app.picture_of_object(o.name))
    and not exists (select from public.file_reservations r where r.path = o.name)
  limit 100
$function$;
GRANT EXECUTE ON FUNCTION public.list_leftover_objects() TO service_role;

-- ## public.list_my_invites()

CREATE OR REPLACE FUNCTION public.list_my_invites()
 RETURNS TABLE(id uuid, client_name text, invited_by text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select invite.id, client.name, nullif(host.full_name, ''), invite.expires_at
  from app.my_open_invites() invite
  join public.clients client on client.id = invite.client_id
  left join public.users host on host.id = invite.invited_by
  order by invite.created_at
  limit 20
$function$;
GRANT EXECUTE ON FUNCTION public.list_my_invites() TO authenticated, service_role;

-- ## public.list_notifications(timestamp with time zone,integer,boolean)

CREATE OR REPLACE FUNCTION public.list_notifications(before timestamp with time zone DEFAULT NULL::timestamp with time zone, most integer DEFAULT 30, only_unread boolean DEFAULT false)
 RETURNS TABLE(id uuid, project_id uuid, project_name text, client_id uuid, client_name text, kind text, subject_id uuid, title text, decision public.decision, actor_name text, events integer, updated_at timestamp with time zone, read_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select n.id, n.project_id, p.name, c.id, c.name, n.kind, n.subject_id, n.title, n.decision,
    nullif(u.full_name, ''), n.events, n.updated_at, n.read_at
  from public.notifications n
  left join public.projects p on p.id = n.project_id
  join public.clients c on c.id = coalesce(p.client_id, n.client_id)
  left join public.users u on u.id = n.actor_id
  where ($1 is null or n.updated_at < $1) and not ($3 and n.read_at is not null)
    and app.can_read_notification(
      (select app.is_owner()), coalesce(n.project_id in (select app.my_project_ids()), false),
      n.project_id in (select app.my_money_project_ids()), n.kind, (select app.me()), n.user_id
    )
  order by n.updated_at desc, n.id
  limit least($2, 100)
$function$;
GRANT EXECUTE ON FUNCTION public.list_notifications(timestamp with time zone,integer,boolean) TO authenticated, service_role;

-- ## public.list_owner_factors()

CREATE OR REPLACE FUNCTION public.list_owner_factors()
 RETURNS TABLE(id uuid, full_name text, email text, has_factor boolean, enrol_by timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.id, u.full_name, u.email, factor.is_there, case when not factor.is_there then who.since end
  from public.users u
  cross join lateral (select app.has_factor(u.id) as is_there) factor
  left join app.must_enrol who on who.user_id = u.id and who.reason = 'duty'
  where (select app.is_owner()) and u.role = 'owner' and u.disabled_at is null
  order by u.created_at, u.id
$function$;
GRANT EXECUTE ON FUNCTION public.list_owner_factors() TO authenticated, service_role;

-- ## public.list_people(uuid)

CREATE OR REPLACE FUNCTION public.list_people(of_client uuid)
 RETURNS TABLE(user_id uuid, name text, sees_money boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.id, coalesce(nullif(u.full_name, ''), u.email), m.sees_money
  from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
  where m.client_id = $1 and ((select app.is_owner()) or $1 in (select app.my_client_ids()))
  order by m.created_at, u.id
  limit 200
$function$;
GRANT EXECUTE ON FUNCTION public.list_people(uuid) TO authenticated, service_role;

-- ## public.list_people_with_factor(uuid)

CREATE OR REPLACE FUNCTION public.list_people_with_factor(of_client uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select member.user_id from public.client_members member
  where member.client_id = $1 and (select app.is_owner())
    and exists (select from app.proven_factors(member.user_id))
  limit 200
$function$;
GRANT EXECUTE ON FUNCTION public.list_people_with_factor(uuid) TO authenticated, service_role;

-- ## public.list_project_files(uuid,integer,integer)

CREATE OR REPLACE FUNCTION public.list_project_files(project uuid, skipped integer, most integer)
 RETURNS SETOF public.project_files
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with page as (
    select f.name, case when f.version is null then f.id end as alone, max(f.created_at) as latest from public.project_files f
    where f.project_id = project
    group by f.name, alone
    order by latest desc, f.name, alone
    limit least(most, 100) offset skipped
  )
  select f.* from page join public.project_files f on f.project_id = project and f.name = page.name
    and case when f.version is null then f.id end is not distinct from page.alone
  order by page.latest desc, f.name, page.alone, f.version desc
$function$;
GRANT EXECUTE ON FUNCTION public.list_project_files(uuid,integer,integer) TO authenticated, service_role;

-- ## public.list_projects(text,public.project_status,boolean,uuid,integer,integer,public.project_side,text,date)

CREATE OR REPLACE FUNCTION public.list_projects(search text DEFAULT ''::text, of_status public.project_status DEFAULT NULL::public.project_status, is_archived boolean DEFAULT false, of_client uuid DEFAULT NULL::uuid, skip integer DEFAULT 0, most integer DEFAULT 20, waits_for public.project_side DEFAULT NULL::public.project_side, waits_as text DEFAULT NULL::text, today date DEFAULT NULL::date)
 RETURNS TABLE(id uuid, name text, service text, status public.project_status, next_step text, next_step_side public.project_side, turn public.project_side, step_done_at timestamp with time zone, step_reply text, live_url text, archived_at timestamp with time zone, updated_at timestamp with time zone, client_id uuid, client_name text, milestones_done integer, milestones_total integer, update_title text, update_at timestamp with time zone, total integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized(search);
  select app.refuse_oversized(waits_as);
  with found as (
    select project.*, client.name as client_name, count(*) over () as total
    from public.projects project join public.clients client on client.id = project.client_id
    where (
        waits_for is null and waits_as is null and (project.archived_at is not null) = is_archived
        or (waits_for is not null or waits_as is not null) and project.id in (
          select w.project_id from app.waiting_items w
          where (waits_for is null or w.side = waits_for) and (waits_as is null or w.kind = waits_as)
            and (w.kind <> 'milestone' or w.due < coalesce(today, current_date)::timestamp at time zone 'UTC')
        )
      )
      and (of_status is null or project.status = of_status)
      and (of_client is null or project.client_id = of_client)
      and (
        position(lower(search) in lower(project.name)) > 0 or position(lower(search) in lower(client.name)) > 0
      )
    order by project.updated_at desc, project.id
    limit least(greatest(most, 0), 100) offset greatest(skip, 0)
  )
  select found.id, found.name, found.service, found.status, found.next_step, found.next_step_side, found.turn,
    found.step_done_at, found.step_reply, found.live_url,
    found.archived_at, found.updated_at, found.client_id, found.client_name,
    (select count(*) from public.milestones m where m.project_id = found.id and m.done_at is not null)::integer,
    (select count(*) from public.milestones m where m.project_id = found.id)::integer,
    newest.title, newest.published_at, found.total::integer
  from found
  left join lateral (
    select u.title, u.published_at from public.project_updates u
    where u.project_id = found.id and u.visible
    order by u.published_at desc limit 1
  ) newest on true
  order by found.updated_at desc, found.id
$function$;
GRANT EXECUTE ON FUNCTION public.list_projects(text,public.project_status,boolean,uuid,integer,integer,public.project_side,text,date) TO authenticated, service_role;

-- ## public.list_unlinked_people(integer,integer)

CREATE OR REPLACE FUNCTION public.list_unlinked_people(skip integer, most integer)
 RETURNS TABLE(id uuid, full_name text, email text, created_at timestamp with time zone, disabled_at timestamp with time zone, left_at timestamp with time zone, total bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return query
    select p.*, count(*) over () from app.people_of_no_client() p
    order by p.disabled_at is not null, p.left_at is not null, coalesce(p.left_at, p.created_at) desc, p.id
    offset skip limit least(most, 100);
end
$function$;
GRANT EXECUTE ON FUNCTION public.list_unlinked_people(integer,integer) TO authenticated, service_role;

-- ## public.list_waiting(public.project_side,uuid,date,integer,text[],integer)

CREATE OR REPLACE FUNCTION public.list_waiting(of_side public.project_side DEFAULT NULL::public.project_side, of_client uuid DEFAULT NULL::uuid, today date DEFAULT NULL::date, most integer DEFAULT 5, of_kinds text[] DEFAULT NULL::text[], skip integer DEFAULT 0)
 RETURNS TABLE(side public.project_side, kind text, id text, title text, project_id uuid, project_name text, client_id uuid, client_name text, since timestamp with time zone, due timestamp with time zone, facts jsonb, total integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($5);
  with waiting as (
    select w.*, case when $5 is null then w.kind end as list
    from app.waiting_items w
    where ($1 is null or w.side = $1)
      and ($5 is null or w.kind = any ($5))
      and (
        $2 is null or w.client_id = $2
        or w.kind in ('contact_message', 'discovery_call')
          and w.id in (select r.id::text from app.requests_of_client($2) r)
      )
      and (w.kind <> 'milestone' or w.due < coalesce($3, current_date)::timestamp at time zone 'UTC')
  ), placed as (
    select w.*, (count(*) over (partition by w.side, w.list))::integer as total,
      row_number() over (
        partition by w.side, w.list
        order by case when w.kind in ('person', 'contact_message') then w.since end desc,
          case w.side when 'agency' then coalesce(w.due, w.since) else w.since end, w.id
      ) as place
    from waiting w
  )
  select w.side, w.kind, w.id, w.title, w.project_id, p.name, w.client_id, c.name, w.since, w.due,
    case w.kind
      when 'project' then (
        select jsonb_build_object('reply', q.step_reply) from public.projects q where q.id = w.project_id
      )
      when 'done_step' then (
        select jsonb_build_object(
          'done_by', coalesce(nullif(u.full_name, ''), u.email), 'done_at', q.step_done_at, 'comment', q.step_comment
        )
        from public.projects q left join public.users u on u.id = q.step_done_by where q.id = w.project_id
      )
      when 'change_order' then (
        select jsonb_build_object(
          'number', o.number, 'price_cents', o.price_cents, 'currency', o.currency,
          'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = o.id)
        )
        from public.change_orders o where o.id = w.id::uuid
      )
      when 'feedback_item' then jsonb_build_object(
        'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = w.id::uuid)
      )
      when 'message' then (
        select jsonb_build_object('events', n.events) from public.notifications n where n.id = w.id::uuid
      )
      when 'contact_message' then (
        select jsonb_build_object('words', left(m.message, 300)) from public.contact_messages m where m.id = w.id::uuid
      )
      when 'discovery_call' then (
        select jsonb_build_object('starts_at', c.starts_at, 'time_zone', c.time_zone)
        from public.discovery_calls c where c.id = w.id::uuid
      )
      when 'milestone' then (
        select jsonb_build_object('due_on', m.due_on) from public.milestones m where m.id = w.id::uuid
      )
      when 'subscription' then (
        select jsonb_build_object(
          'status', s.status, 'amount_cents', s.amount_cents, 'currency', s.currency,
          'cancel_at_period_end', s.cancel_at_period_end
        )
        from public.subscriptions s where s.id = w.id
      )
      when 'invoice' then (
        select jsonb_build_object('amount', i.amount_remaining, 'currency', i.currency) from public.invoices i where i.id = w.id::uuid
      )
      when 'second_subscription' then (
        select jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency)
        from public.subscriptions s where s.id = w.id
      )
      when 'person' then (
        select jsonb_build_object('email', u.email) from public.users u where u.id = w.id::uuid
      )
      when 'mail' then (
        select jsonb_build_object(
          'template', o.template, 'attempts', o.attempts, 'sent_at', o.sent_at, 'failed_at', o.failed_at,
          'last_error', o.last_error
        )
        from public.outbox o where o.id = w.id::uuid
      )
      when 'uninvoiced_order' then (
        select jsonb_build_object(
          'number', o.number, 'price_cents', o.price_cents, 'left_cents', app.left_to_invoice(o.id, o.price_cents), 'currency', o.currency
        )
        from public.change_orders o where o.id = w.id::uuid
      )
      else '{}'
    end,
    w.total
  from placed w
  left join public.projects p on p.id = w.project_id
  left join public.clients c on c.id = w.client_id
  where w.place > greatest($6, 0) and w.place <= greatest($6, 0) + least($4, 50)
    or $5 is null and $2 is null and w.kind = 'contact_message' and w.total - w.place < least($4, 50)
  order by w.side, w.list, w.place
$function$;
GRANT EXECUTE ON FUNCTION public.list_waiting(public.project_side,uuid,date,integer,text[],integer) TO authenticated, service_role;

-- ## public.mark_messages_read(uuid,bigint)

CREATE OR REPLACE FUNCTION public.mark_messages_read(project_id uuid, up_to bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_missing($2);
  if not app.can_see_project($1) then return; end if;
  -- Whoever writes at this moment is waited for: what was not there yet is not read.
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  insert into public.message_reads (project_id, user_id, last_sequence)
  values ($1, app.me(), least($2, (
    select coalesce(max(m.sequence), 0) from public.messages m where m.project_id = $1
  )))
  on conflict on constraint message_reads_pkey do update set
    last_sequence = greatest(message_reads.last_sequence, excluded.last_sequence),
    last_read_at = case when excluded.last_sequence > message_reads.last_sequence then now()
      else message_reads.last_read_at end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.mark_messages_read(uuid,bigint) TO authenticated, service_role;

-- ## public.may_read_calendar(text)

CREATE OR REPLACE FUNCTION public.may_read_calendar(token_hash text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.private_links link
    join public.users person on person.id = link.subject_id and person.role = 'owner' and person.disabled_at is null
    where link.purpose = 'calendar' and link.token_hash = $1
  )
$function$;
GRANT EXECUTE ON FUNCTION public.may_read_calendar(text) TO service_role;

-- ## public.move_change_order(uuid,public.change_order_status,integer,timestamp with time zone)

CREATE OR REPLACE FUNCTION public.move_change_order(order_id uuid, new_status public.change_order_status, seen_version integer, ends_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_order public.change_orders;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into found_order from public.change_orders where id = order_id for update;
  if found_order.id is null or not app.is_open_project(found_order.project_id) then return 'closed'; end if;
  if new_status = 'sent' then
    if found_order.status <> 'draft' or ends_at is null or ends_at <= now() then return 'closed'; end if;
    if found_order.version is distinct from seen_version then return 'changed'; end if;
    update public.change_orders set status = 'sent', sent_at = now(), expires_at = ends_at where id = order_id;
  elsif new_status = 'withdrawn' then
    if found_order.status not in ('draft', 'sent') then return 'closed'; end if;
    update public.change_orders set status = 'withdrawn' where id = order_id;
  else
    return 'closed';
  end if;
  return 'done';
end
$function$;
GRANT EXECUTE ON FUNCTION public.move_change_order(uuid,public.change_order_status,integer,timestamp with time zone) TO authenticated, service_role;

-- ## public.move_milestone(uuid,integer)

CREATE OR REPLACE FUNCTION public.move_milestone(milestone_id uuid, places integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  moved public.milestones;
begin
  perform app.refuse_missing($2);
  select * into moved from public.milestones where id = milestone_id;
  perform 1 from public.projects where id = moved.project_id for update;
  with ordered as (
    select id, row_number() over (order by position, created_at, id) as place
    from public.milestones where project_id = moved.project_id
  ), span as (
    select place as old_place,
      least(greatest(place + places, 1), (select count(*) from ordered)) as new_place
    from ordered where id = milestone_id
  )
  update public.milestones m
  set position = case
    when m.id = milestone_id then span.new_place
    when ordered.place between span.old_place and span.new_place then ordered.place - 1
    when ordered.place between span.new_place and span.old_place then ordered.place + 1
    else ordered.place end
  from ordered, span
  where m.id = ordered.id;
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.move_milestone(uuid,integer) TO authenticated, service_role;

-- ## public.must_have_factor()

CREATE OR REPLACE FUNCTION public.must_have_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from app.must_enrol who where who.user_id = (select app.me()) and who.reason = 'duty'
  )
$function$;
GRANT EXECUTE ON FUNCTION public.must_have_factor() TO authenticated, service_role;

-- ## public.my_data(text,integer,integer)

CREATE OR REPLACE FUNCTION public.my_data(part text, skip integer, most integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked text;
begin
  perform app.refuse_oversized($1);
  select p.query into asked from app.my_data_parts() p where p.part = $1;
  if asked is null or app.me() is null then return; end if;
  return query execute format('select to_jsonb(t) from (%s offset $3 limit $4) t', asked)
    using app.me(), (select lower(u.email) from public.users u where u.id = app.me()), $2, least($3, 1000);
end
$function$;
GRANT EXECUTE ON FUNCTION public.my_data(text,integer,integer) TO authenticated, service_role;

-- ## public.my_data_parts()

CREATE OR REPLACE FUNCTION public.my_data_parts()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select part from app.my_data_parts() $function$;
GRANT EXECUTE ON FUNCTION public.my_data_parts() TO authenticated, service_role;

-- ## public.my_factors()

CREATE OR REPLACE FUNCTION public.my_factors()
 RETURNS TABLE(id uuid, name text, added_at timestamp with time zone, asked_at timestamp with time zone, may_go boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.me() is null then return; end if;
  return query
    select factor.id, coalesce(factor.name, ''), factor.added_at, factor.asked_at,
      count(*) over () > 1 or not public.must_have_factor()
    from app.proven_factors(app.me()) factor
    order by factor.added_at, factor.id;
end
$function$;
GRANT EXECUTE ON FUNCTION public.my_factors() TO authenticated, service_role;

-- ## public.my_second_step()

CREATE OR REPLACE FUNCTION public.my_second_step()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when app.is_strong() then 'none'
    when app.is_lost_elsewhere(account) or app.has_factor(account) then 'prove'
    else 'enrol'
  end
  from app.signed_in_as() account where account is not null
$function$;
GRANT EXECUTE ON FUNCTION public.my_second_step() TO authenticated, service_role;

-- ## public.my_sessions()

CREATE OR REPLACE FUNCTION public.my_sessions()
 RETURNS TABLE(id uuid, started_at timestamp with time zone, used_at timestamp with time zone, device text, is_current boolean, methods text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent,
    s.id::text = auth.jwt() ->> 'session_id', app.methods_of(s.id)
  from auth.sessions s
  where s.user_id = app.me()
  order by 3 desc
$function$;
GRANT EXECUTE ON FUNCTION public.my_sessions() TO authenticated, service_role;

-- ## public.next_call(uuid)

CREATE OR REPLACE FUNCTION public.next_call(of_client uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, status public.discovery_call_status)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select call.starts_at, call.ends_at, call.time_zone, call.status
  from public.discovery_calls call
  where call.status in ('confirmed', 'proposed', 'requested') and call.ends_at > now() and lower(call.email) in (
    select lower(account.email)
    from auth.users account
    join public.users person on person.id = account.id and person.disabled_at is null
    where account.email_confirmed_at is not null and case
      when of_client is null then account.id = app.me()
      else app.is_owner()
        and account.id in (select user_id from public.client_members where client_id = of_client)
    end
  )
  order by call.status <> 'confirmed', call.starts_at
  limit 1
$function$;
GRANT EXECUTE ON FUNCTION public.next_call(uuid) TO authenticated, service_role;

-- ## public.note_download(uuid)

CREATE OR REPLACE FUNCTION public.note_download(file_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.project_files set downloaded_at = now()
  where id = $1 and downloaded_at is null and (select app.is_owner())
$function$;
GRANT EXECUTE ON FUNCTION public.note_download(uuid) TO authenticated, service_role;

-- ## public.note_listed(uuid[])

CREATE OR REPLACE FUNCTION public.note_listed(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  noted integer;
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  with messages as (
    update public.contact_messages set listed_at = now() where id = any ($1) and is_doubtful and listed_at is null returning 1
  ), calls as (
    update public.discovery_calls set listed_at = now() where id = any ($1) and is_doubtful and listed_at is null returning 1
  )
  select count(*) into noted from (select from messages union all select from calls) x;
  return noted;
end
$function$;
GRANT EXECUTE ON FUNCTION public.note_listed(uuid[]) TO authenticated, service_role;

-- ## public.note_new_device(uuid,uuid,text,text)

CREATE OR REPLACE FUNCTION public.note_new_device(of_user uuid, of_session uuid, browser text, system text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  confirmed_at timestamptz;
  level text;
begin
  perform app.refuse_oversized($3, 100);
  perform app.refuse_oversized($4, 100);
  select account.email_confirmed_at, coalesce(to_jsonb(session) ->> 'aal', 'aal1') into confirmed_at, level
  from auth.sessions session join auth.users account on account.id = session.user_id
  where session.id = of_session and session.user_id = of_user;
  if not found or $3 is null or $4 is null then return 'unknown'; end if;
  if app.has_factor(of_user) and level <> 'aal2' then
    -- So many at once are not somebody who looks for their phone.
    insert into app.awaited_steps (session_id, user_id, browser, system)
    select $2, $1, $3, $4
    where (select count(*) from app.awaited_steps step where step.user_id = $1) < 20
    on conflict do nothing;
    return 'awaited';
  end if;
  if confirmed_at > now() - interval '1 hour' then return 'new'; end if;
  perform app.tell_of_device($1, $3, $4, now(), true);
  return 'told';
end
$function$;
GRANT EXECUTE ON FUNCTION public.note_new_device(uuid,uuid,text,text) TO service_role;

-- ## public.note_retention(jsonb)

CREATE OR REPLACE FUNCTION public.note_retention(removed jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.retention_runs as known (day, last_at, removed)
  values ((now() at time zone 'utc')::date, now(), $1)
  on conflict (day) do update set last_at = now(), removed = (
    select coalesce(jsonb_object_agg(key, total), '{}') from (
      select key, sum(value::bigint) as total
      from (select * from jsonb_each_text(known.removed) union all select * from jsonb_each_text($1)) counted
      group by key
    ) summed
  )
$function$;
GRANT EXECUTE ON FUNCTION public.note_retention(jsonb) TO service_role;

-- ## public.pay_invoice_elsewhere(uuid,integer,date)

CREATE OR REPLACE FUNCTION public.pay_invoice_elsewhere(invoice_id uuid, seen_remaining integer, paid_on date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owed public.invoices := app.hold_invoice($1);
begin
  if owed.id is null then return 'missing'; end if;
  perform app.refuse_missing($3);
  if owed.status = 'paid' then return 'done'; end if;
  if owed.status not in ('open', 'uncollectible') then return 'closed'; end if;
  if owed.asked = 'pay' then return 'asked'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if owed.amount_remaining is distinct from $2 then return 'changed'; end if;
  -- Somewhere it is tomorrow already.
  if $3 > current_date + 1 then return 'past'; end if;
  update public.invoices i set asked = 'pay', asked_key = gen_random_uuid(), paid_elsewhere_on = $3, updated_at = now()
  where i.id = owed.id;
  return 'asked';
end
$function$;
GRANT EXECUTE ON FUNCTION public.pay_invoice_elsewhere(uuid,integer,date) TO authenticated, service_role;

-- ## public.prepare_invoice(uuid,uuid,text,text,jsonb,uuid,date,date)

CREATE OR REPLACE FUNCTION public.prepare_invoice(of_client uuid, of_project uuid, in_currency text, bill_to text, lines jsonb, request_key uuid, supplied_from date DEFAULT NULL::date, supplied_on date DEFAULT NULL::date)
 RETURNS TABLE(answer text, invoice uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client public.clients;
  made public.invoices;
  line record;
  refusal text;
  most constant bigint := 1000000000;
begin
  perform app.refuse_oversized($3), app.refuse_oversized($4), app.refuse_oversized($5, 20000);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($3), app.refuse_missing($4), app.refuse_missing($5), app.refuse_missing($6);
  if jsonb_typeof($5) <> 'array' or jsonb_array_length($5) not between 1 and 10 then
    raise exception 'One to ten lines' using errcode = '22023';
  end if;
  client := app.hold_client($1);
  select i.* into made from public.invoices i where i.request_key = $6;
  if made.id is not null then return query select 'prepared', made.id; return; end if;
  if client.id is null then return query select 'missing', null::uuid; return; end if;
  if client.archived_at is not null then return query select 'archived', null::uuid; return; end if;
  if $2 is not null and not exists (select from public.projects p where p.id = $2 and p.client_id = client.id) then
    return query select 'missing', null::uuid;
    return;
  end if;
  if $7 is not null and $8 is null or $7 > $8 or $7 < '1970-01-01' or $8 not between '1970-01-01' and '2200-01-01' then
    return query select 'supply', null::uuid;
    return;
  end if;
  begin
    made.id := gen_random_uuid();
    perform app.begin_act('invoices', made.id::text);
    insert into public.invoices (
      id, client_id, project_id, currency, bill_to, request_key, supplied_from, supplied_on, uses_stripe_tax
    )
    select made.id, client.id, $2, upper($3), btrim($4), $6, nullif($7, $8), $8,
      coalesce((select s.uses_stripe_tax from public.agency_settings s), false)
    returning * into made;
    for line in select e.value, e.ordinality::integer as place from jsonb_array_elements($5) with ordinality e loop
      refusal := app.add_invoice_line(made, line.place, line.value);
      if refusal is not null then raise exception '%', refusal using errcode = 'PT409'; end if;
    end loop;
    if (select sum(l.amount) from public.invoice_lines l where l.invoice_id = made.id) > most then
      raise exception 'too-much' using errcode = 'PT409';
    end if;
    perform app.end_act();
  exception when sqlstate 'PT409' then
    return query select sqlerrm, null::uuid;
    return;
  end;
  return query select 'prepared', made.id;
end
$function$;
GRANT EXECUTE ON FUNCTION public.prepare_invoice(uuid,uuid,text,text,jsonb,uuid,date,date) TO authenticated, service_role;

-- ## public.propose_discovery_call(uuid,jsonb)

CREATE OR REPLACE FUNCTION public.propose_discovery_call(call_id uuid, new_time jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_oversized(new_time);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return app.reschedule_discovery_call(call_id, new_time, 'proposed', null, 'call-proposed');
end
$function$;
GRANT EXECUTE ON FUNCTION public.propose_discovery_call(uuid,jsonb) TO authenticated, service_role;

-- ## public.prove_password(uuid)

CREATE OR REPLACE FUNCTION public.prove_password(user_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  proof uuid;
begin
  perform app.refuse_missing($1);
  delete from app.password_proofs p where p.created_at < now() - interval '1 minute';
  insert into app.password_proofs (user_id) select u.id from public.users u where u.id = $1 returning id into proof;
  return proof;
end
$function$;
GRANT EXECUTE ON FUNCTION public.prove_password(uuid) TO service_role;

-- ## public.queue_digests(timestamp with time zone,interval,interval)

CREATE OR REPLACE FUNCTION public.queue_digests(at timestamp with time zone DEFAULT now(), quiet interval DEFAULT '00:10:00'::interval, pause interval DEFAULT '01:00:00'::interval)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  person record;
  mail_id uuid;
  told uuid[];
  queued integer := 0;
begin
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue digests')) then return 0; end if;
  for person in
    select n.user_id, u.email, u.full_name, u.role,
      u.id = (select o.id from public.users o where o.role = 'owner' and o.disabled_at is null
        order by o.created_at, o.id limit 1) as is_first_owner,
      array_agg(n.id order by n.updated_at desc) as news
    from public.notifications n
    join public.users u on u.id = n.user_id
    join app.people_of_projects about on about.user_id = n.user_id and about.project_id = n.project_id
    left join public.notification_settings s on s.user_id = n.user_id
    -- What is in no project has mails of its own.
    where n.read_at is null and n.digest_id is null and n.project_id is not null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and (about.sees_money or not app.is_about_money(n.kind))
      and not exists (
        select 1 from public.outbox o
        where o.template = 'digest' and o.subject_id = n.user_id and o.created_at > at - pause
      )
    group by n.user_id, u.email, u.full_name, u.role, u.id
    having max(n.updated_at) <= at - quiet or min(n.updated_at) <= at - pause
  loop
    told := person.news;
    insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
    select
      case when not person.is_first_owner then person.email end, 'digest',
      jsonb_build_object(
        'name', person.full_name,
        'more', greatest(cardinality(told) - 20, 0),
        'news', jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'project', p.name, 'project_id', p.id, 'title', n.title, 'events', n.events,
          'decision', n.decision, 'actor', nullif(u.full_name, ''), 'actor_id', n.actor_id, 'asked', (
            select jsonb_build_object('number', w.number, 'price_cents', w.price_cents, 'currency', w.currency)
            from app.waiting_decisions w where w.subject_id = n.subject_id and person.role = 'client'
          )
        ) order by p.name, n.updated_at)
      ),
      person.user_id, 'digest:' || person.user_id || ':' || at
    from public.notifications n
    join public.projects p on p.id = n.project_id
    left join public.users u on u.id = n.actor_id
    where n.id = any (told[1:20])
    on conflict do nothing
    returning id into mail_id;
    if mail_id is not null then
      update public.notifications set digest_id = mail_id where id = any (told);
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$function$;
GRANT EXECUTE ON FUNCTION public.queue_digests(timestamp with time zone,interval,interval) TO service_role;

-- ## public.queue_doubtful(timestamp with time zone,interval,interval,integer)

CREATE OR REPLACE FUNCTION public.queue_doubtful(at timestamp with time zone DEFAULT now(), quiet interval DEFAULT '00:10:00'::interval, pause interval DEFAULT '1 day'::interval, most integer DEFAULT 50)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  payload jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtext('queue doubtful')) then return false; end if;
  if exists (select from public.outbox where template = 'doubtful-requests' and created_at > at - pause)
    or exists (select from public.outbox where template = 'doubtful-requests' and sent_at is null and failed_at is null)
    or not exists (
      select from public.contact_messages where is_doubtful and listed_at is null and created_at <= at - quiet
      union all
      select from public.discovery_calls where is_doubtful and listed_at is null and created_at <= at - quiet
    )
  then return false; end if;
  with waiting as (
    (select 'message' as kind, id, name, created_at from public.contact_messages where is_doubtful and listed_at is null
     order by created_at desc limit 1000)
    union all
    (select 'call', id, name, created_at from public.discovery_calls where is_doubtful and listed_at is null
     order by created_at desc limit 1000)
  ), placed as (
    select f.*, row_number() over (order by created_at desc, id) as place from waiting f
  )
  select jsonb_build_object(
    'requests', jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) order by place)
      filter (where place <= most),
    'more', greatest(count(*) - most, 0)
  ) into payload from placed;
  perform app.queue_mail(
    null, 'doubtful-requests', payload, gen_random_uuid(), 'doubtful-requests:' || gen_random_uuid()
  );
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.queue_doubtful(timestamp with time zone,interval,interval,integer) TO service_role;

-- ## public.queue_invoice_reminders(timestamp with time zone)

CREATE OR REPLACE FUNCTION public.queue_invoice_reminders(at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  due record;
  owed public.invoices;
  is_due boolean := false;
begin
  perform app.refuse_missing($1);
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue invoice reminders')) then return false; end if;
  for due in
    select i.id, max(d.days) as days
    from public.invoices i
    cross join public.agency_settings s
    cross join unnest(s.reminder_days) d (days)
    where i.status = 'open' and i.amount_remaining > 0 and i.asked is null and i.falls_due_at + d.days * interval '1 day' <= $1
    group by i.id
  loop
    continue when exists (
      select from public.outbox o where o.dedupe_key like 'invoice-reminder:' || due.id || ':' || due.days || ':%'
    );
    -- It may be paid at this moment.
    select * into owed from public.invoices i where i.id = due.id and i.status = 'open' for share;
    continue when not found;
    perform app.mail_of_invoice(owed, 'invoice-reminder', due.days::text);
    is_due := true;
  end loop;
  return is_due;
end
$function$;
GRANT EXECUTE ON FUNCTION public.queue_invoice_reminders(timestamp with time zone) TO service_role;

-- ## public.rate_article(text,boolean)

CREATE OR REPLACE FUNCTION public.rate_article(article_id text, is_helpful boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_oversized(rate_article.article_id);
  if not exists (select 1 from public.users where id = app.me() and disabled_at is null) then
    raise exception 'For people who are signed in' using errcode = '42501';
  end if;
  if rate_article.article_id !~ '^[A-Za-z0-9._-]{1,128}$' then
    raise exception 'Not the id of a guide' using errcode = '22023';
  end if;
  if app.count_request('rate-article:' || app.me(), 60, interval '1 hour') > 0 then return false; end if;
  insert into public.article_ratings (user_id, article_id, is_helpful)
  values (app.me(), rate_article.article_id, rate_article.is_helpful)
  on conflict on constraint article_ratings_pkey
  do update set is_helpful = excluded.is_helpful, updated_at = now();
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.rate_article(text,boolean) TO authenticated, service_role;

-- ## public.read_client_story(uuid)

CREATE OR REPLACE FUNCTION public.read_client_story(of_client uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with project as materialized (
    select p.id, p.name from public.projects p where p.client_id = of_client
  ), message as (
    select newest.id, newest.sequence, left(newest.body, 300) as body, newest.created_at,
      coalesce(nullif(u.full_name, ''), u.email) as author, p.id as project_id, p.name as project_name
    from project p
    cross join lateral (
      select m.* from public.messages m where m.project_id = p.id order by m.sequence desc limit 5
    ) newest
    left join public.users u on u.id = newest.author_id
    order by newest.created_at desc limit 5
  ), file as (
    select f.id, f.name, f.version, f.visible, f.uploaded_by_name, f.created_at, p.id as project_id,
      p.name as project_name, count(*) over () as total
    from project p join public.project_files f on f.project_id = p.id
    order by f.created_at desc limit 5
  ), decision as (
    select a.id, a.decision, a.snapshot, a.decided_by_name, a.decided_at, p.id as project_id, p.name as project_name,
      count(*) over () as total
    from project p join public.approvals a on a.project_id = p.id
    order by a.decided_at desc limit 5
  ), request as (
    select r.*, count(*) over () as total from app.requests_of_client(of_client) r
    order by r.created_at desc, r.id limit 5
  ), note as (
    select n.id, n.subject_id, s.kind, n.body, n.created_at, count(*) over () as total
    from public.owner_notes n
    join (select of_client as id, 'client' as kind union all select r.id, r.kind from app.requests_of_client(of_client) r) s
      on s.id = n.subject_id
    order by n.created_at desc, n.id limit 5
  )
  select jsonb_build_object(
    'open', (select jsonb_agg(o) from public.list_projects(of_client => $1, most => 8) o),
    'finished', (select jsonb_agg(o) from public.list_projects(of_client => $1, is_archived => true, most => 5) o),
    'messages', (select jsonb_agg(m) from message m),
    'messages_total', (select count(*) from public.messages m where m.project_id in (select p.id from project p)),
    'files', (select jsonb_agg(f) from file f),
    'decisions', (select jsonb_agg(d) from decision d),
    'requests', (select jsonb_agg(r) from request r),
    'notes', (select jsonb_agg(n) from note n)
  )
  where (select app.is_owner())
$function$;
GRANT EXECUTE ON FUNCTION public.read_client_story(uuid) TO authenticated, service_role;

-- ## public.read_doubtful(integer)

CREATE OR REPLACE FUNCTION public.read_doubtful(most integer DEFAULT 1000)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with bound as (select least(greatest(coalesce(most, 0), 0), 1000) + 1 as rows), newest as (
    (select 'message' as kind, id, name, created_at from public.contact_messages where is_doubtful
     order by created_at desc, id limit 5)
    union all
    (select 'call', id, name, created_at from public.discovery_calls where is_doubtful order by created_at desc, id limit 5)
  )
  select jsonb_build_object(
    'messages', (select count(*) from (select from public.contact_messages where is_doubtful limit (select rows from bound)) x),
    'calls', (select count(*) from (select from public.discovery_calls where is_doubtful limit (select rows from bound)) x),
    'set_aside', (
      select count(*) from (
        (select from public.contact_messages where status = 'spam' and not is_doubtful limit (select rows from bound))
        union all
        (select from public.discovery_calls where status = 'spam' and not is_doubtful limit (select rows from bound))
      ) x
    ),
    'of_a_day', (
      select count(*) from (
        (select from public.contact_messages where is_doubtful and created_at > now() - interval '1 day'
         limit (select rows from bound))
        union all
        (select from public.discovery_calls where is_doubtful and created_at > now() - interval '1 day'
         limit (select rows from bound))
      ) x
    ),
    'newest', (
      select coalesce(jsonb_agg(n order by n.created_at desc, n.id), '[]')
      from (select * from newest order by created_at desc, id limit 5) n
    )
  )
$function$;
GRANT EXECUTE ON FUNCTION public.read_doubtful(integer) TO authenticated, service_role;

-- ## public.read_messages(uuid,bigint,bigint,integer)

CREATE OR REPLACE FUNCTION public.read_messages(project_id uuid, before bigint DEFAULT NULL::bigint, after bigint DEFAULT NULL::bigint, most integer DEFAULT 50)
 RETURNS TABLE(id uuid, sequence bigint, revision bigint, author_id uuid, author_name text, author_role public.user_role, body text, created_at timestamp with time zone, edited_at timestamp with time zone, deleted_at timestamp with time zone, files jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with reader as materialized (
    select app.is_owner() as is_owner, $1 in (select app.my_project_ids()) as is_mine
  )
  select p.id, p.sequence, coalesce(p.revision, p.sequence), p.author_id, coalesce(nullif(u.full_name, ''), u.email),
    u.role, p.body, p.created_at, p.edited_at, p.deleted_at,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by f.created_at, f.id
      ), '[]')
      from public.project_files f
      where f.message_id = p.id and app.can_read_file(
        (select r.is_owner from reader r), f.project_id in (select app.my_project_ids()), f.visible
      )
    )
  from (
    (
      select * from public.messages m
      where m.project_id = $1 and $3 is null and m.sequence < coalesce($2, 9223372036854775807)
        and app.can_read_message((select r.is_owner from reader r), (select r.is_mine from reader r))
      order by m.sequence desc
      limit least($4, 100)
    )
    union all
    (
      select * from public.messages m
      where m.project_id = $1 and coalesce(m.revision, m.sequence) > $3
        and app.can_read_message((select r.is_owner from reader r), (select r.is_mine from reader r))
      order by coalesce(m.revision, m.sequence)
      limit least($4, 100)
    )
  ) p
  left join public.users u on u.id = p.author_id
  order by p.sequence
$function$;
GRANT EXECUTE ON FUNCTION public.read_messages(uuid,bigint,bigint,integer) TO authenticated, service_role;

-- ## public.read_notifications(uuid,uuid,text[])

CREATE OR REPLACE FUNCTION public.read_notifications(notification_id uuid DEFAULT NULL::uuid, project_id uuid DEFAULT NULL::uuid, kinds text[] DEFAULT NULL::text[])
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($3);
  with marked as (
    update public.notifications n set read_at = now()
    where n.read_at is null
      and ($1 is null or n.id = $1) and ($2 is null or n.project_id = $2) and ($3 is null or n.kind = any ($3))
      and app.can_read_notification(
        (select app.is_owner()), n.project_id in (select app.my_project_ids()),
        n.project_id in (select app.my_money_project_ids()), n.kind, (select app.me()), n.user_id
      )
    returning 1
  )
  select count(*)::integer from marked
$function$;
GRANT EXECUTE ON FUNCTION public.read_notifications(uuid,uuid,text[]) TO authenticated, service_role;

-- ## public.read_seen(uuid)

CREATE OR REPLACE FUNCTION public.read_seen(project_id uuid)
 RETURNS TABLE(reader_name text, last_sequence bigint, last_read_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(nullif(u.full_name, ''), u.email), r.last_sequence, r.last_read_at
  from public.message_reads r
  join public.users u on u.id = r.user_id
  where r.project_id = $1 and r.user_id <> (select app.me()) and (select app.can_see_project($1))
    and r.user_id in (select app.project_people($1))
  order by r.last_read_at desc
  limit 20
$function$;
GRANT EXECUTE ON FUNCTION public.read_seen(uuid) TO authenticated, service_role;

-- ## public.read_set_aside_password(uuid)

CREATE OR REPLACE FUNCTION public.read_set_aside_password(user_id uuid)
 RETURNS TABLE(claim text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.claim from app.set_aside_passwords p where p.user_id = $1 and not p.is_settled
$function$;
GRANT EXECUTE ON FUNCTION public.read_set_aside_password(uuid) TO service_role;

-- ## public.read_threads(uuid[])

CREATE OR REPLACE FUNCTION public.read_threads(message_ids uuid[])
 RETURNS TABLE(message_id uuid, messages bigint, client_id uuid, client_name text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($1);
  select
    contact.id, (select count(*) from public.contact_messages other where other.sender = contact.sender),
    client.id, client.name
  from public.contact_messages contact
  left join public.clients client on client.id = coalesce(contact.client_id, app.client_of_address(contact.sender))
  where contact.id = any ($1)
$function$;
GRANT EXECUTE ON FUNCTION public.read_threads(uuid[]) TO authenticated, service_role;

-- ## public.record_client_view(uuid)

CREATE OR REPLACE FUNCTION public.record_client_view(client_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  perform pg_advisory_xact_lock(hashtext('view of ' || $1 || ' by ' || app.me()));
  perform app.record_act('viewed', 'clients', c.id::text)
  from public.clients c
  where c.id = $1 and not exists (
    select from public.audit_log a
    where a.table_name = 'clients' and a.row_id = $1::text and a.action = 'viewed' and a.user_id = app.me()
      and a.created_at > now() - interval '10 minutes'
  );
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_client_view(uuid) TO authenticated, service_role;

-- ## public.record_contact_message(jsonb)

CREATE OR REPLACE FUNCTION public.record_contact_message(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  contact public.contact_messages;
  admitted record;
begin
  select * into contact from public.contact_messages
  where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', contact.id); end if;

  admitted := app.admit_visitor('contact', request);
  if admitted.wait > 0 then return jsonb_build_object('retry_after', admitted.wait); end if;

  insert into public.contact_messages (name, email, phone, message, status, spam_reasons, source_path, referrer_host,
    campaign, idempotency_key, is_doubtful)
  select
    r.name, r.email, r.phone, r.message,
    case app.fate_of(request) when 'clear' then 'new' else 'spam' end::public.contact_message_status,
    coalesce(r.spam_reasons, '{}'), r.source_path, r.referrer_host, r.campaign, r.idempotency_key,
    app.fate_of(request) = 'doubtful'
  from jsonb_to_record(request) as r (
    name text, email text, phone text, message text, spam_reasons text[], source_path text, referrer_host text,
    campaign text, idempotency_key text
  )
  on conflict (idempotency_key) do nothing
  returning * into contact;
  if contact.id is null then
    select * into contact from public.contact_messages where idempotency_key = request ->> 'idempotency_key';
  elsif contact.status = 'new' and not admitted.is_quiet then
    perform app.announce_contact_message(contact, app.may_acknowledge(request));
  end if;
  return jsonb_build_object('id', contact.id);
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_contact_message(jsonb) TO service_role;

-- ## public.record_discovery_call(jsonb)

CREATE OR REPLACE FUNCTION public.record_discovery_call(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  call public.discovery_calls;
  admitted record;
begin
  select * into call from public.discovery_calls where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', call.id); end if;

  admitted := app.admit_visitor('call', request);
  if admitted.wait > 0 then return jsonb_build_object('retry_after', admitted.wait); end if;

  insert into public.discovery_calls (
    id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at,
    status, spam_reasons, source_path, referrer_host, campaign, manage_token_hash, idempotency_key,
    is_doubtful
  )
  select
    r.id, r.name, r.email, r.phone, r.date, r.start_time, r.end_time, r.notes, r.time_zone, r.starts_at, r.ends_at,
    case app.fate_of(request) when 'clear' then 'requested' else 'spam' end::public.discovery_call_status,
    coalesce(r.spam_reasons, '{}'), r.source_path, r.referrer_host, r.campaign, r.manage_token_hash, r.idempotency_key,
    app.fate_of(request) = 'doubtful'
  from jsonb_to_record(request) as r (
    id uuid, name text, email text, phone text, date date, start_time time, end_time time, notes text,
    time_zone text, starts_at timestamptz, ends_at timestamptz,
    spam_reasons text[], source_path text, referrer_host text, campaign text, manage_token_hash text, idempotency_key text
  )
  on conflict (idempotency_key) do nothing
  returning * into call;
  if call.id is null then
    select * into call from public.discovery_calls where idempotency_key = request ->> 'idempotency_key';
  elsif call.status = 'requested' and not admitted.is_quiet then
    perform app.announce_discovery_call(
      call, 'call-notice', case when app.may_acknowledge(request) then 'call-received' end
    );
  end if;
  return jsonb_build_object('id', call.id);
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_discovery_call(jsonb) TO service_role;

-- ## public.record_export(text)

CREATE OR REPLACE FUNCTION public.record_export(of_what text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $1 not in ('everything', 'messages') then
    raise exception 'Nothing that is exported' using errcode = '22023';
  end if;
  perform app.record_act($1, 'exports', null);
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_export(text) TO authenticated, service_role;

-- ## public.record_missed_addresses(jsonb)

CREATE OR REPLACE FUNCTION public.record_missed_addresses(missed jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('missed_addresses'));
  insert into public.missed_addresses as known (path, requests)
  select left(m.path, 300), least(sum(greatest(m.requests, 1)), 1000000)
  from (select * from jsonb_to_recordset(missed) as one (path text, requests integer) limit 100) m
  where char_length(m.path) > 1
  group by left(m.path, 300)
  on conflict (path) do update
  set requests = least(known.requests + excluded.requests, 1000000), last_at = now();
  delete from public.missed_addresses where last_at < now() - interval '90 days';
  delete from public.missed_addresses where path in (
    select path from public.missed_addresses order by requests desc, last_at desc, path offset 500
  );
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_missed_addresses(jsonb) TO service_role;

-- ## public.record_project_file(uuid,jsonb,boolean)

CREATE OR REPLACE FUNCTION public.record_project_file(reservation_id uuid, file jsonb, for_message boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  wanted public.project_files := jsonb_populate_record(null::public.project_files, file);
  reserved public.file_reservations;
  recorded public.project_files;
begin
  select * into reserved from public.file_reservations r where r.id = $1 and r.sha256 is null;
  if reserved.id is null then raise exception 'There is no such reservation' using errcode = 'PT409'; end if;
  -- One after the other, so that each version has its own number.
  perform 1 from public.projects p where p.id = reserved.project_id and p.archived_at is null for update;
  if not found then raise exception 'The project is closed' using errcode = 'PT404'; end if;
  -- Asked again: since the reservation somebody may have been removed.
  perform 1 from public.users u
  where u.id = reserved.user_id and u.id in (select app.project_people(reserved.project_id)) for key share;
  if not found then raise exception 'The project is not this person''s any more' using errcode = 'PT404'; end if;
  delete from public.file_reservations r where r.id = $1 and r.created_at > now() - interval '1 hour';
  if not found then raise exception 'The reservation has ended' using errcode = 'PT409'; end if;

  select known.id, known.version, known.path into recorded.id, recorded.version, recorded.path from (
    select f.id, f.version, f.path from public.project_files f where f.id = reserved.file_id
    union all
    select r.file_id, null, r.path from public.file_reservations r
    where r.file_id = reserved.file_id and r.sha256 is not null and $3
  ) known limit 1;
  if recorded.id is null then
    perform 1 from storage.objects o
    where o.bucket_id = 'project-files' and o.name = reserved.path and (o.metadata ->> 'size')::bigint = wanted.size;
    if not found then raise exception 'The object is not there' using errcode = 'PT409'; end if;
    if $3 then
      insert into public.file_reservations (
        id, file_id, project_id, user_id, path, created_at, name, mime, size, sha256
      )
      values (
        reserved.id, reserved.file_id, reserved.project_id, reserved.user_id, reserved.path, reserved.created_at,
        wanted.name, wanted.mime, wanted.size, wanted.sha256
      );
      return jsonb_build_object('id', reserved.file_id, 'version', null, 'path', reserved.path);
    end if;
    insert into public.project_files (
      id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name
    )
    select
      reserved.file_id, reserved.project_id, wanted.name,
      coalesce((
        select max(f.version) from public.project_files f
        where f.project_id = reserved.project_id and f.name = wanted.name
      ), 0) + 1,
      reserved.path, wanted.mime, wanted.size, wanted.sha256, person.role = 'client', person.id,
      left(coalesce(nullif(person.full_name, ''), person.email), 200)
    from public.users person where person.id = reserved.user_id
    returning * into recorded;
  end if;
  return jsonb_build_object('id', recorded.id, 'version', recorded.version, 'path', recorded.path);
end
$function$;
GRANT EXECUTE ON FUNCTION public.record_project_file(uuid,jsonb,boolean) TO service_role;

-- ## public.release_stripe_event(text)

CREATE OR REPLACE FUNCTION public.release_stripe_event(event_id text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.stripe_events set taken_until = now() - interval '1 second'
  where id = event_id and processed_at is null
$function$;
GRANT EXECUTE ON FUNCTION public.release_stripe_event(text) TO service_role;

-- ## public.remind_of_decision(uuid)

CREATE OR REPLACE FUNCTION public.remind_of_decision(subject uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waiting record;
  about text;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('remind of ' || subject));
  select * into waiting from app.waiting_decisions w where w.subject_id = subject;
  if not found then return 'closed'; end if;
  perform 1 from public.decision_reminders r
  where r.subject_id = subject and r.created_at > now() - interval '1 day';
  if found then return 'already'; end if;

  about := case waiting.subject_type when 'change_order' then 'change_order' else 'feedback' end;
  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id)
  select
    person.id, waiting.project_id, about, subject, waiting.title, app.me()
  from app.told_people(waiting.project_id, about) follower
  join public.users person on person.id = follower and person.role = 'client'
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    actor_id = excluded.actor_id, events = notifications.events + 1, updated_at = now(), digest_id = null;
  if not found then return 'nobody'; end if;

  insert into public.decision_reminders (project_id, subject_type, subject_id)
  values (waiting.project_id, waiting.subject_type, subject);
  return 'reminded';
end
$function$;
GRANT EXECUTE ON FUNCTION public.remind_of_decision(uuid) TO authenticated, service_role;

-- ## public.remove_expired(jsonb,integer,timestamp with time zone)

CREATE OR REPLACE FUNCTION public.remove_expired(periods jsonb, most integer DEFAULT 500, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(rule text, source text, total bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
begin
  perform app.refuse_short_periods($1);
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('remove expired')) then return; end if;
  perform set_config('app.removes_expired', 'on', true);
  for due in
    select e.rule, e.source, e.key, (array_agg(e.id order by e.id))[1:most] as ids
    from app.expired($1, $3) e group by 1, 2, 3 order by e.rule = 'limits', 1, 2
  loop
    if due.source in ('public.contact_messages', 'public.discovery_calls') then
      -- What the owner takes out of the spam at this moment stays.
      execute format('select from %s where id = any ($1) order by id for update', due.source) using due.ids::uuid[];
      select array_agg(e.id) into due.ids
      from app.expired($1, $3) e where e.rule = due.rule and e.source = due.source and e.id = any (due.ids);
      continue when due.ids is null;
    end if;
    if due.source in ('public.contact_messages', 'public.discovery_calls', 'public.invites') then
      delete from public.audit_log l
      where l.row_id = any (due.ids) and 'public.' || l.table_name = due.source
        or l.table_name in ('owner_notes', 'contact_replies')
          and coalesce(l.after, l.before) ->> case l.table_name when 'owner_notes' then 'subject_id' else 'message_id' end
            = any (due.ids);
      delete from public.owner_notes n where n.subject_id = any (due.ids::uuid[]);
      delete from public.outbox o where o.subject_id = any (due.ids::uuid[]);
    end if;
    if due.source = 'public.projects' then
      perform app.empty_projects(due.ids::uuid[]);
    else
      execute format(
        'delete from %s where %I = any ($1::%s[])', due.source, due.key,
        (select format_type(a.atttypid, a.atttypmod) from pg_catalog.pg_attribute a
         where a.attrelid = to_regclass(due.source) and a.attname = due.key)
      ) using due.ids;
    end if;
    rule := due.rule;
    source := due.source;
    total := cardinality(due.ids);
    return next;
  end loop;
  perform set_config('app.removes_expired', 'off', true);
end
$function$;
GRANT EXECUTE ON FUNCTION public.remove_expired(jsonb,integer,timestamp with time zone) TO service_role;

-- ## public.renew_calendar_link(text)

CREATE OR REPLACE FUNCTION public.renew_calendar_link(token_hash text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $1 !~ '^[0-9a-f]{64}$' or $1 = encode(sha256(''), 'hex') then
    raise exception 'Not the hash of a secret' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('calendar of ' || app.me()));
  delete from public.private_links l where l.purpose = 'calendar' and l.subject_id = app.me();
  insert into public.private_links (token_hash, purpose, subject_id) values ($1, 'calendar', app.me());
end
$function$;
GRANT EXECUTE ON FUNCTION public.renew_calendar_link(text) TO authenticated, service_role;

-- ## public.renew_invite(uuid,uuid)

CREATE OR REPLACE FUNCTION public.renew_invite(invite_id uuid, request_key uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invite public.invites;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.invites i
  set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me()
  where i.id = $1 and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then return 'closed'; end if;
  perform app.queue_invite(invite, $2);
  return case when app.has_account(invite.email) then 'asked' else 'invited' end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.renew_invite(uuid,uuid) TO authenticated, service_role;

-- ## public.renew_recovery_codes(text[])

CREATE OR REPLACE FUNCTION public.renew_recovery_codes(code_hashes text[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := app.me();
begin
  perform app.refuse_oversized($1);
  if account is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  if (select count(distinct hash) from unnest($1) hash where hash ~ '^[A-Za-z0-9_-]{43}$') <> 10
    or cardinality($1) <> 10
  then raise exception 'Ten codes' using errcode = '22023'; end if;
  if not app.has_factor(account) then return 'missing'; end if;
  perform pg_advisory_xact_lock(hashtext('recovery codes'), hashtext(account::text));
  delete from app.recovery_codes code where code.user_id = account;
  insert into app.recovery_codes (user_id, code_hash) select account, hash from unnest($1) hash;
  delete from app.must_enrol who where who.user_id = account and who.reason = 'lost' and who.since <= now();
  perform app.record_act('recoveryCodes', 'users', account::text);
  return 'renewed';
end
$function$;
GRANT EXECUTE ON FUNCTION public.renew_recovery_codes(text[]) TO authenticated, service_role;

-- ## public.reply_to_contact_message(uuid,text,uuid)

CREATE OR REPLACE FUNCTION public.reply_to_contact_message(message_id uuid, reply text, reply_key uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  contact public.contact_messages;
begin
  perform app.refuse_oversized(reply, 24000);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if btrim(reply) = '' or char_length(reply) > 5000 then return false; end if;
  update public.contact_messages
  set status = 'answered', first_reply_at = coalesce(first_reply_at, now())
  where id = message_id
  returning * into contact;
  if contact.id is null then return false; end if;
  insert into public.contact_replies (message_id, body, reply_key) values (contact.id, $2, $3)
  on conflict do nothing;
  perform app.queue_mail(
    contact.email, 'contact-reply',
    jsonb_build_object('name', contact.name, 'message', contact.message, 'reply', reply),
    contact.id, 'contact-reply:' || reply_key
  );
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.reply_to_contact_message(uuid,text,uuid) TO authenticated, service_role;

-- ## public.report_backup(jsonb)

CREATE OR REPLACE FUNCTION public.report_backup(report jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.backup_state state
  set made_at = case when told.bytes is null then state.made_at else now() end,
    bytes = coalesce(told.bytes, state.bytes),
    proven_at = case when told.outcome = 'proven' then now() else state.proven_at end,
    problem = told.problem,
    problem_at = case when told.problem is null then null else now() end
  from jsonb_to_record(report) as told (outcome text, bytes bigint, problem public.backup_problem)
  where state.is_only and (told.outcome = 'failed') = (told.problem is not null)
$function$;
GRANT EXECUTE ON FUNCTION public.report_backup(jsonb) TO service_role;

-- ## public.report_troubles(jsonb)

CREATE OR REPLACE FUNCTION public.report_troubles(noticed jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  payload jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('troubles'));
  insert into public.troubles as known (kind, what, times)
  select n.kind, left(n.what, 300), least(sum(n.times), 1000000)
  from (select * from jsonb_to_recordset(noticed) as one (kind text, what text, times integer) limit 100) n
  where n.kind in ('error', 'slow') and n.what <> '' and n.times > 0
  group by n.kind, left(n.what, 300)
  on conflict (kind, what, subject) do update
  set times = least(known.times + excluded.times, 1000000), last_at = now(), told_at = null;

  -- After four attempts, some seven minutes, it is more than a hiccup of the mail server.
  insert into public.troubles (kind, what, subject)
  select 'mail', template, id::text from public.outbox
  where sent_at is null and last_error is not null and attempts >= 4 and template <> 'operations-alert'
  order by created_at desc limit 200
  on conflict do nothing;
  insert into public.troubles (kind, what, subject)
  select 'publish', coalesce(nullif(document_type, ''), 'content'), id::text from public.publish_events
  where state = 'failed' and received_at > now() - interval '1 day'
  order by received_at desc limit 200
  on conflict do nothing;
  delete from public.troubles where last_at < now() - interval '30 days';
  delete from public.troubles where (kind, what, subject) in (
    select kind, what, subject from public.troubles order by told_at is null desc, last_at desc offset 1000
  );

  if exists (
    select from public.outbox where template = 'operations-alert' and created_at > now() - interval '10 minutes'
  ) then return false; end if;
  with kinds as (
    select kind, what, sum(times) as times, row_number() over (order by sum(times) desc, kind, what) as place
    from public.troubles where told_at is null group by kind, what
  )
  select jsonb_build_object(
    'troubles', jsonb_agg(jsonb_build_object('kind', kind, 'what', what, 'times', times) order by place)
      filter (where place <= 20),
    'more', greatest(count(*) - 20, 0)
  )
  into payload from kinds having count(*) > 0;
  if payload is null then return false; end if;
  perform app.queue_mail(null, 'operations-alert', payload, gen_random_uuid(), 'operations-alert:' || gen_random_uuid());
  update public.troubles set told_at = now(), times = 0 where told_at is null;
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.report_troubles(jsonb) TO service_role;

-- ## public.reserve_file(uuid,text)

CREATE OR REPLACE FUNCTION public.reserve_file(project_id uuid, request_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  project public.projects;
  known public.project_files;
  reserved public.file_reservations;
  held uuid;
  made text;
begin
  perform app.refuse_oversized($2);
  select * into project from public.projects p where p.id = $1 and app.can_see_project(p.id);
  if project.id is null or $2 is null then return jsonb_build_object('refused', 'missing'); end if;
  -- With the marks of a UUID of one's own making (RFC 9562), as every door expects one.
  made := encode(sha256(convert_to(concat_ws(' ', $1, app.me(), $2), 'UTF8')), 'hex');
  reserved.file_id := (left(made, 12) || '8' || substr(made, 14, 3) || '8' || substr(made, 18, 15))::uuid;
  select * into known from public.project_files f where f.id = reserved.file_id;
  if known.id is not null then return jsonb_build_object('file_id', known.id, 'version', known.version); end if;
  -- Held for as long as a form may take, it is not taken again.
  select r.file_id into held from public.file_reservations r
  where r.file_id = reserved.file_id and r.sha256 is not null and r.created_at > now() - interval '1 hour';
  if held is not null then return jsonb_build_object('file_id', held, 'version', null); end if;
  if project.archived_at is not null then return jsonb_build_object('refused', 'archived'); end if;

  -- One after the other within a client, so that none counts what another is about to add.
  perform pg_advisory_xact_lock(hashtext('files of ' || project.client_id));
  if app.count_unfinished_files(project.client_id || '/' || project.id || '/') >= 20
    or app.count_unfinished_files(project.client_id || '/') >= 60
  then
    return jsonb_build_object('refused', 'limited');
  end if;
  reserved.id := gen_random_uuid();
  reserved.path := concat_ws('/', project.client_id, project.id, reserved.id);
  insert into public.file_reservations (id, file_id, project_id, user_id, path)
  values (reserved.id, reserved.file_id, project.id, app.me(), reserved.path);
  return jsonb_build_object('id', reserved.id, 'path', reserved.path);
end
$function$;
GRANT EXECUTE ON FUNCTION public.reserve_file(uuid,text) TO authenticated, service_role;

-- ## public.restore_client(uuid)

CREATE OR REPLACE FUNCTION public.restore_client(client_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into client from public.clients c where c.id = $1 for update;
  if client.id is null then return 'missing'; end if;
  if client.joined_into is not null then return 'joined'; end if;
  update public.clients c set archived_at = null where c.id = $1;
  return 'restored';
end
$function$;
GRANT EXECUTE ON FUNCTION public.restore_client(uuid) TO authenticated, service_role;

-- ## public.retry_failed_mails()

CREATE OR REPLACE FUNCTION public.retry_failed_mails()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  retried integer;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox set failed_at = null, attempts = 0, next_at = now()
  where sent_at is null and last_error is not null;
  get diagnostics retried = row_count;
  if retried > 0 then perform app.record_act('retriedAll', 'outbox', null); end if;
  return retried;
end
$function$;
GRANT EXECUTE ON FUNCTION public.retry_failed_mails() TO authenticated, service_role;

-- ## public.retry_mail(uuid)

CREATE OR REPLACE FUNCTION public.retry_mail(mail_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox
  set failed_at = null, attempts = 0, next_at = now()
  where id = mail_id and sent_at is null and (failed_at is not null or last_error is not null);
  if not found then return false; end if;
  perform app.record_act('retried', 'outbox', mail_id::text);
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.retry_mail(uuid) TO authenticated, service_role;

-- ## public.say_step_done(uuid,text,text)

CREATE OR REPLACE FUNCTION public.say_step_done(project_id uuid, seen_step text, comment text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_project public.projects;
begin
  perform app.refuse_oversized(seen_step, 4000);
  perform app.refuse_oversized(comment, 4000);
  perform app.refuse_missing(comment);
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null or not app.is_client_of(found_project.id) then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.turn is null or found_project.next_step_side <> 'client' or found_project.next_step is distinct from $2 then
    return 'changed';
  end if;
  if found_project.step_done_at is not null then return 'done'; end if;
  if app.count_request('step:' || found_project.id, 20, interval '1 hour') > 0 then return 'limited'; end if;
  update public.projects p
  set step_done_at = now(), step_done_by = app.me(), step_comment = btrim($3), step_reply = ''
  where p.id = found_project.id;
  perform app.notify(
    found_project.id, 'done_step', found_project.id,
    app.step_and_words(found_project.next_step, btrim($3)), app.me()
  );
  return 'done';
end
$function$;
GRANT EXECUTE ON FUNCTION public.say_step_done(uuid,text,text) TO authenticated, service_role;

-- ## public.search_portal(text,text,integer)

CREATE OR REPLACE FUNCTION public.search_portal(words text, of_kind text DEFAULT NULL::text, most integer DEFAULT 6)
 RETURNS TABLE(kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text, sequence bigint, at timestamp with time zone, about text, about_id uuid, corrected text[], slug text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  my_money uuid[] := array(select app.my_money_project_ids());
  my_money_clients uuid[] := array(select app.my_money_client_ids());
  asked text[];
  exact tsquery;
  meant text[];
  near tsquery[];
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  asked := case
    when $1 ~ '^[-+ ()./0-9]+$' and $1 ~ '([^0-9]*[0-9]){5}'
      then array[ltrim(regexp_replace(replace($1, '(0)', ''), '[^0-9]', '', 'g'), '0')]
    else string_to_array(app.fold_words(translate($1, $s$'`´ʼʹ′‘’$s$, '')), ' ')
  end;
  asked := array(select distinct word from unnest(asked) word where word <> '');
  if app.me() is null or cardinality(asked) = 0 then return; end if;
  exact := (select string_agg(word || ':*', ' & ') from unnest(asked) word)::tsquery;
  with terms as (
    select place, word || ':*' as term, case when place <= 8 then array(select app.correct_word(word)) else '{}' end as others
    from unnest(asked) with ordinality asked_words (word, place)
  ), corrected as (
    -- One word at a time, so that a word that stands in a few rows is not lost behind another, and then any of them.
    select array_agg(distinct other) as words, array_agg(distinct replaced.query) as queries
    from terms, unnest(others) other, lateral (
      select string_agg(case when t.place = terms.place then other || ':*' else t.term end, ' & ')::tsquery as query from terms t
    ) replaced
  )
  select corrected.words, corrected.queries[:24] || (
    select string_agg('(' || concat_ws(' | ', term, (select string_agg(other || ':*', ' | ') from unnest(others) other)) || ')', ' & ')
    from terms
  )::tsquery
  into meant, near from corrected;
  if meant is null then near := null; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    return query execute replace(replace(format(
      $q$
        with exact as materialized (
          select s.id, {at} as at from public.%1$I s where {vector} @@ $1 and (%2$s) and %3$s order by 2 desc limit $2
        ), near as materialized (
          select hit.id, hit.at, min(hit.place) as place
          from unnest($8) meant (query), lateral (
            select newest.*, row_number() over (order by newest.at desc) as place
            from (
              select s.id, {at} as at from public.%1$I s
              where (select count(*) from exact) < $2 and {vector} @@ meant.query and s.id not in (select e.id from exact e)
                and (%2$s) and %3$s
              order by 2 desc limit $2
            ) newest
          ) hit
          group by hit.id, hit.at order by 3, 2 desc limit $2
        )
        select %4$L, s.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, hits.at, f.about, f.about_id,
          f.corrected, f.slug
        from (
          select exact.*, 0 as place, false as is_near from exact union all select near.*, true from near
          order by is_near, place, at desc limit $2
        ) hits
        join public.%1$I s on s.id = hits.id
        cross join lateral (
          select %5$s as title, %6$s as body, %7$s::uuid as project_id, %8$s::uuid as client_id, %9$s::bigint as sequence,
            %10$s::text as about, %11$s::uuid as about_id, %12$s::text as slug,
            case when hits.is_near
              then array(select word from unnest($9::text[]) word where {vector} @@ (word || ':*')::tsquery) else '{}'
            end as corrected
          from (select s.*) s
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
        order by hits.is_near, hits.place, hits.at desc
      $q$,
      searched.source, searched.found, searched.readable, searched.kind, searched.title, searched.body, searched.project_id,
      searched.client_id, searched.sequence, searched.about, searched.about_id, searched.slug
    ), '{vector}', format('app.search_vector(%s)', searched.words)), '{at}', searched.at)
    using exact, least($3, 50), is_owner, my_clients, my_projects, my_money, my_money_clients, near, meant;
  end loop;
end
$function$;
GRANT EXECUTE ON FUNCTION public.search_portal(text,text,integer) TO authenticated, service_role;

-- ## public.send_message(uuid,text,uuid,uuid[])

CREATE OR REPLACE FUNCTION public.send_message(project_id uuid, body text, client_key uuid, file_ids uuid[] DEFAULT '{}'::uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent public.messages;
  names text;
begin
  perform app.refuse_oversized($2, 17000);
  perform app.refuse_oversized($4);
  if not app.can_see_project($1) then return jsonb_build_object('refused', 'missing'); end if;
  -- One after the other within a project, so that a poll that has seen a number has seen all smaller ones.
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  select * into sent from public.messages m where m.author_id = app.me() and m.client_key = $3;
  if sent.id is null then
    if not app.is_open_project($1) then return jsonb_build_object('refused', 'archived'); end if;
    if app.count_request('message:' || app.me(), 60, interval '10 minutes') > 0 then
      return jsonb_build_object('refused', 'limited');
    end if;
    insert into public.messages (project_id, author_id, body, client_key)
    values ($1, app.me(), $2, $3)
    returning * into sent;

    with held as (
      delete from public.file_reservations r
      where r.file_id = any ($4) and r.project_id = $1 and r.user_id = app.me() and r.sha256 is not null
      returning *
    )
    insert into public.project_files (
      id, project_id, name, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name, created_at, message_id
    )
    select
      held.file_id, held.project_id, held.name, held.path, held.mime, held.size, held.sha256, true, person.id,
      left(coalesce(nullif(person.full_name, ''), person.email), 200), held.created_at, sent.id
    from held join public.users person on person.id = held.user_id
    on conflict (id) do nothing;
    -- What its sender could take back and send in a message instead stops being a version as well.
    update public.project_files f set message_id = sent.id, visible = true, version = null
    where f.id = any ($4) and f.project_id = $1 and f.uploaded_by = app.me() and f.message_id is null
      and f.downloaded_at is null and (f.visible or app.is_owner());
    select string_agg(f.name, ', ' order by f.created_at, f.id) into names
    from public.project_files f where f.message_id = sent.id;
    if btrim($2) = '' and names is null then
      raise exception 'A message has words or files' using errcode = '23514';
    end if;
    -- The message tells of its files.
    delete from public.notifications n
    where n.kind = 'file' and n.subject_id in (select f.id from public.project_files f where f.message_id = sent.id);
    if btrim($2) = '' then
      update public.notifications n set title = left(names, 200)
      where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.actor_id = app.me();
    end if;
    perform public.mark_messages_read($1, sent.sequence);
  else
    -- It was sent before, and may have been deleted since: what was held for it once more is nobody's.
    delete from public.file_reservations r
    where r.file_id = any ($4) and r.project_id = $1 and r.user_id = app.me() and r.sha256 is not null;
  end if;
  return jsonb_build_object('id', sent.id, 'sequence', sent.sequence);
end
$function$;
GRANT EXECUTE ON FUNCTION public.send_message(uuid,text,uuid,uuid[]) TO authenticated, service_role;

-- ## public.set_account_disabled(uuid,boolean)

CREATE OR REPLACE FUNCTION public.set_account_disabled(user_id uuid, is_disabled boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($2);
  update public.users u set disabled_at = case when is_disabled then coalesce(u.disabled_at, now()) end
  where u.id = $1 and u.role = 'client';
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_account_disabled(uuid,boolean) TO authenticated, service_role;

-- ## public.set_billing_details(uuid,text,text,integer)

CREATE OR REPLACE FUNCTION public.set_billing_details(client_id uuid, billing_address text, tax_id text, seen_version integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client public.clients;
  address text := nullif(btrim(replace($2, E'\r\n', E'\n'), E' \n\r\t'), '');
  known_as text := nullif(app.clean_name($3), '');
begin
  perform app.refuse_oversized($2), app.refuse_oversized($3);
  select * into client from public.clients c where c.id = $1 for no key update;
  if client.id is null or not (app.is_owner() or $1 in (select app.my_money_client_ids())) then return 'missing'; end if;
  if client.archived_at is not null then return 'archived'; end if;
  if client.billing_address is not distinct from address and client.tax_id is not distinct from known_as then return 'set'; end if;
  if client.version is distinct from $4 then return 'changed'; end if;
  if app.count_request('billing details:' || $1, 60, interval '1 hour') > 0 then return 'limited'; end if;
  update public.clients c set billing_address = address, tax_id = known_as where c.id = $1;
  return 'set';
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_billing_details(uuid,text,text,integer) TO authenticated, service_role;

-- ## public.set_contact_message_status(uuid,public.contact_message_status)

CREATE OR REPLACE FUNCTION public.set_contact_message_status(message_id uuid, new_status public.contact_message_status)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $2 is null then return false; end if;
  return exists (select from public.file_contact_messages(array[$1], $2));
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_contact_message_status(uuid,public.contact_message_status) TO authenticated, service_role;

-- ## public.set_default_tax_rate(uuid)

CREATE OR REPLACE FUNCTION public.set_default_tax_rate(rate_id uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  if $1 is not null and not exists (select from public.tax_rates r where r.id = $1 and r.archived_at is null) then
    return 'missing';
  end if;
  update public.tax_rates r set is_default = false where r.is_default and r.id is distinct from $1;
  update public.tax_rates r set is_default = true where r.id = $1 and not r.is_default;
  return 'set';
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_default_tax_rate(uuid) TO authenticated, service_role;

-- ## public.set_invoice_sender(uuid,text,text,integer)

CREATE OR REPLACE FUNCTION public.set_invoice_sender(proof uuid, invoice_from text, pay_to text, seen_version integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stored public.agency_settings;
  sender text := nullif(btrim(replace($2, E'\r\n', E'\n'), E' \t\n'), '');
  account text := nullif(btrim(replace($3, E'\r\n', E'\n'), E' \t\n'), '');
begin
  perform app.refuse_oversized($2), app.refuse_oversized($3);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($4);
  delete from app.password_proofs p
  where p.id = $1 and p.user_id = app.me() and p.created_at > now() - interval '1 minute';
  if not found then return 'unproven'; end if;
  if exists (
    select from app.password_changes c join auth.users u on u.id = c.user_id
    where c.user_id = app.me() and c.changed_at > now() - interval '1 day' and u.created_at < now() - interval '1 day'
  ) then return 'fresh'; end if;
  select * into stored from public.agency_settings for update;
  if stored.version is distinct from $4 then return 'changed'; end if;
  if (stored.invoice_from, stored.pay_to) is not distinct from (sender, account) then return 'same'; end if;
  update public.agency_settings s set invoice_from = sender, pay_to = account;
  perform app.queue_mail(
    person.email, 'invoice-sender-changed',
    jsonb_build_object(
      'by', (select u.full_name from public.users u where u.id = app.me()),
      'account', case when stored.pay_to is distinct from account then jsonb_build_object(
        'was', app.ending_of_account(stored.pay_to), 'becomes', app.ending_of_account(account)
      ) end,
      'sender', case when stored.invoice_from is distinct from sender then jsonb_build_object(
        'was', stored.invoice_from, 'becomes', sender
      ) end
    ),
    person.id, 'invoice-sender-changed:' || stored.version || ':' || person.id
  )
  from public.users person where person.role = 'owner' and person.disabled_at is null;
  return 'set';
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_invoice_sender(uuid,text,text,integer) TO authenticated, service_role;

-- ## public.set_invoiced_elsewhere(uuid,boolean)

CREATE OR REPLACE FUNCTION public.set_invoiced_elsewhere(order_id uuid, is_elsewhere boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  worked public.change_orders;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2);
  select * into worked from public.change_orders o where o.id = $1 for update;
  if worked.id is null then return 'missing'; end if;
  if worked.status <> 'approved' then return 'closed'; end if;
  if (worked.invoiced_elsewhere_at is not null) = $2 then return 'done'; end if;
  update public.change_orders o set invoiced_elsewhere_at = case when $2 then now() end where o.id = worked.id;
  return 'done';
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_invoiced_elsewhere(uuid,boolean) TO authenticated, service_role;

-- ## public.set_mailed_kinds(text[])

CREATE OR REPLACE FUNCTION public.set_mailed_kinds(kinds text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($1);
  select app.refuse_missing($1);
  insert into public.notification_settings (user_id, mailed_kinds)
  select id, array(select distinct kind from unnest($1) kind order by kind)
  from public.users where id = app.me() and disabled_at is null
  on conflict (user_id) do update set mailed_kinds = excluded.mailed_kinds
$function$;
GRANT EXECUTE ON FUNCTION public.set_mailed_kinds(text[]) TO authenticated, service_role;

-- ## public.set_search_language(text)

CREATE OR REPLACE FUNCTION public.set_search_language(language text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.agency_settings set search_language = $1 where search_language <> $1;
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_search_language(text) TO service_role;

-- ## public.set_sees_money(uuid,uuid,boolean)

CREATE OR REPLACE FUNCTION public.set_sees_money(client_id uuid, user_id uuid, sees_money boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.client_members;
begin
  perform app.refuse_missing($3);
  perform 1 from public.clients c where c.id = $1 for no key update;
  if not (app.is_owner() or $1 in (select app.my_money_client_ids())) then return 'missing'; end if;
  select * into member from public.client_members m where m.client_id = $1 and m.user_id = $2;
  if member.user_id is null then return 'missing'; end if;
  if member.sees_money = $3 then return 'set'; end if;
  -- Of an archived client less may be seen, never more.
  if $3 and not app.is_open_client($1) then return 'archived'; end if;
  if not $3 and not app.sees_money_beside($1, $2) then return 'last'; end if;
  if app.count_request('sees money:' || $1, 60, interval '1 hour') > 0 then return 'limited'; end if;
  update public.client_members m set sees_money = $3 where m.client_id = $1 and m.user_id = $2;
  return 'set';
end
$function$;
GRANT EXECUTE ON FUNCTION public.set_sees_money(uuid,uuid,boolean) TO authenticated, service_role;

-- ## public.settle_invoice(bigint,jsonb)

CREATE OR REPLACE FUNCTION public.settle_invoice(reading bigint, current jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  known public.invoices;
  said public.invoices;
  is_whole boolean;
begin
  perform app.refuse_missing($1), app.refuse_missing($2);
  select * into known from public.invoices i where i.id = ($2 ->> 'id')::uuid for update;
  if known.id is null or known.status = 'discarded' or known.reading >= $1
    or known.stripe_invoice_id <> $2 ->> 'stripe_invoice_id' then return false; end if;
  said := jsonb_populate_record(known, $2 - 'client_id' - 'project_id');
  -- A draft without all of its lines is not what was written down.
  is_whole := (select count(*) from public.invoice_lines l where l.invoice_id = known.id) = ($2 ->> 'lines')::integer;
  if said.status = 'draft' and not coalesce(is_whole, false) then said.status := 'preparing'; end if;
  if said.status in ('preparing', 'discarded') and known.status not in ('preparing', 'draft') then return false; end if;
  update public.invoices i set
    status = said.status, number = said.number, total = said.total, tax = said.tax, taxes = said.taxes,
    tax_trouble = said.tax_trouble, amount_due = said.amount_due,
    amount_paid = said.amount_paid, amount_remaining = said.amount_remaining, credited = said.credited,
    refunded = said.refunded, hosted_url = said.hosted_url, finalized_at = said.finalized_at, paid_at = said.paid_at,
    paid_elsewhere_on = case
      when said.status <> 'paid' then known.paid_elsewhere_on
      when ($2 ->> 'is_paid_elsewhere')::boolean then coalesce(known.paid_elsewhere_on, (said.paid_at at time zone 'utc')::date)
    end,
    asked = case when not app.is_answered(known.asked, said.status) then known.asked end,
    asked_key = case when not app.is_answered(known.asked, said.status) then known.asked_key end,
    stripe_invoice_id = said.stripe_invoice_id, customer_id = said.customer_id, reading = $1, updated_at = now()
  where i.id = known.id;
  if said.status in ('void', 'discarded') then
    update public.invoice_lines l set is_live = false where l.invoice_id = known.id and l.is_live;
  end if;
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.settle_invoice(bigint,jsonb) TO service_role;

-- ## public.settle_mail(uuid,integer,text,boolean)

CREATE OR REPLACE FUNCTION public.settle_mail(mail_id uuid, attempt integer, error text DEFAULT NULL::text, is_final boolean DEFAULT false)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.outbox
  set
    sent_at = case when error is null then now() end,
    failed_at = case when error is not null and (attempts >= 12 or is_final) then now() end,
    next_at = now() + least(make_interval(secs => 5 * 4 ^ (attempts - 1)), interval '2 hours'),
    last_error = left(error, 500)
  where id = mail_id and sent_at is null and (error is null or attempts = attempt)
$function$;
COMMENT ON FUNCTION public.settle_mail(uuid,integer,text,boolean) IS 'Without an error the mail is sent. With one it is tried again after 5 s, 20 s, 80 s … 2 h, and given up after 12 attempts in half a day, or at once when the error is final.';
GRANT EXECUTE ON FUNCTION public.settle_mail(uuid,integer,text,boolean) TO service_role;

-- ## public.settle_password(uuid,text)

CREATE OR REPLACE FUNCTION public.settle_password(user_id uuid, claim text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept app.set_aside_passwords;
begin
  perform app.refuse_oversized($2);
  select * into kept from app.set_aside_passwords p where p.user_id = $1 for update;
  if kept.user_id is null or kept.is_settled then return $1 is not null and $2 is not null; end if;
  if $2 is null or $2 !~ '^[A-Za-z0-9_-]{43}$' or kept.claim is distinct from $2 then
    update app.set_aside_passwords p set is_settled = true, password_hash = '' where p.user_id = $1;
    return false;
  end if;
  delete from app.set_aside_passwords p where p.user_id = $1;
  perform set_config('app.restores_password', 'on', true);
  update auth.users u set encrypted_password = kept.password_hash
  where u.id = $1 and u.encrypted_password = kept.replaced_by;
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.settle_password(uuid,text) TO service_role;

-- ## public.settle_publishes(jsonb)

CREATE OR REPLACE FUNCTION public.settle_publishes(outcomes jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.publish_events event
  set state = outcome.state, pages = outcome.pages, seconds = outcome.seconds, error = outcome.error,
    settled_at = case when outcome.state = 'working' then null else now() end
  from jsonb_to_recordset(outcomes) as outcome (
    id uuid, state public.publish_state, pages jsonb, seconds numeric, error text
  )
  where event.id = outcome.id
$function$;
GRANT EXECUTE ON FUNCTION public.settle_publishes(jsonb) TO service_role;

-- ## public.settle_second_subscription(text,uuid,integer)

CREATE OR REPLACE FUNCTION public.settle_second_subscription(of_subscription text, owner_id uuid, cents integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  second public.second_subscriptions;
begin
  perform from public.clients c
  join public.second_subscriptions known on known.client_id = c.id
  where known.subscription_id = of_subscription
  for no key update of c;
  update public.second_subscriptions
  set settled_at = now(), settled_by = owner_id, returned_cents = cents, taken_by = null, taken_until = now()
  where subscription_id = of_subscription and settled_at is null and owner_id is not null and cents is not null
  returning * into second;
  if not found then return false; end if;
  update public.subscriptions
  set status = 'canceled', reading = nextval('public.stripe_readings'), updated_at = now()
  where id = of_subscription and status <> 'canceled';
  perform app.note_second_subscriptions(second.client_id);
  insert into public.audit_log (user_id, action, table_name, row_id, before, after)
  values (
    owner_id, 'changed', 'second_subscriptions', of_subscription,
    jsonb_build_object('client_id', second.client_id, 'settled_at', null, 'returned_cents', 0),
    jsonb_build_object(
      'client_id', second.client_id, 'settled_at', second.settled_at, 'returned_cents', second.returned_cents
    )
  );
  perform app.queue_mail(
    person.email, 'second-subscription-ended',
    jsonb_build_object('client', c.name, 'amount_cents', second.returned_cents, 'currency', second.currency),
    person.id, 'second-subscription-ended:' || of_subscription || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = second.client_id and m.sees_money;
  return true;
end
$function$;
GRANT EXECUTE ON FUNCTION public.settle_second_subscription(text,uuid,integer) TO service_role;

-- ## public.settle_step(uuid,text,timestamp with time zone,boolean,text)

CREATE OR REPLACE FUNCTION public.settle_step(project_id uuid, seen_step text, seen_at timestamp with time zone, is_confirmed boolean, reply text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_project public.projects;
  words text := btrim($5);
begin
  perform app.refuse_oversized(seen_step, 4000);
  perform app.refuse_oversized(reply, 4000);
  perform app.refuse_missing(is_confirmed);
  perform app.refuse_missing(reply);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.step_done_at is null or found_project.step_done_at is distinct from $3
    or found_project.next_step is distinct from $2 then
    return 'changed';
  end if;
  if not is_confirmed and words = '' then return 'wordless'; end if;
  if is_confirmed then
    update public.projects p set next_step = '' where p.id = found_project.id;
  else
    update public.projects p set step_done_at = null, step_done_by = null, step_comment = '', step_reply = words
    where p.id = found_project.id;
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = app.me() and n.kind = 'done_step' and n.subject_id = found_project.id and n.read_at is null;
  perform app.notify(
    found_project.id, 'done_step', found_project.id,
    app.step_and_words(found_project.next_step, case when is_confirmed then '' else words end), app.me(),
    case when is_confirmed then 'approved' else 'changes_requested' end::public.decision
  );
  return case when is_confirmed then 'confirmed' else 'sent back' end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.settle_step(uuid,text,timestamp with time zone,boolean,text) TO authenticated, service_role;

-- ## public.settle_stripe_event(text,bigint,jsonb)

CREATE OR REPLACE FUNCTION public.settle_stripe_event(event_id text, reading bigint, current jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  of_client uuid;
begin
  loop
    select coalesce(c.joined_into, c.id) into of_client
    from public.clients c where c.stripe_customer_id = current ->> 'customer_id';
    exit when of_client is null;
    -- It may be joined at this moment.
    perform 1 from public.clients c where c.id = of_client and c.joined_into is null for no key update;
    exit when found;
  end loop;
  if of_client is not null then
    insert into public.subscriptions as s (
      id, client_id, customer_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end,
      reading, created_at
    )
    select
      r.id, of_client, r.customer_id, r.price_id, r.status, r.amount_cents, r.currency, r.current_period_end,
      r.cancel_at_period_end, settle_stripe_event.reading, r.created_at
    from jsonb_to_record(current) as r (
      id text, customer_id text, price_id text, status text, amount_cents integer, currency text,
      current_period_end timestamptz, cancel_at_period_end boolean, created_at timestamptz
    )
    on conflict (id) do update set
      customer_id = excluded.customer_id, price_id = excluded.price_id, status = excluded.status,
      amount_cents = excluded.amount_cents, currency = excluded.currency,
      current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, reading = excluded.reading, updated_at = now()
    where s.reading < excluded.reading;
    perform app.note_second_subscriptions(of_client);
  end if;
  update public.stripe_events set processed_at = now() where id = event_id and processed_at is null;
end
$function$;
GRANT EXECUTE ON FUNCTION public.settle_stripe_event(text,bigint,jsonb) TO service_role;

-- ## public.sum_invoices(text,uuid,date,text)

CREATE OR REPLACE FUNCTION public.sum_invoices(search text DEFAULT ''::text, of_client uuid DEFAULT NULL::uuid, since date DEFAULT NULL::date, zone text DEFAULT 'UTC'::text)
 RETURNS TABLE(currency text, total integer, drafts integer, drafts_sum bigint, open integer, open_sum bigint, overdue integer, overdue_sum bigint, paid integer, paid_sum bigint, paid_since_sum bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select app.refuse_oversized($1, 400), app.refuse_oversized($4, 100);
  select i.currency, count(*)::integer,
    (count(*) filter (where app.is_listed('draft', i.status, i.falls_due_at)))::integer,
    coalesce(sum(i.total) filter (where app.is_listed('draft', i.status, i.falls_due_at)), 0)::bigint,
    (count(*) filter (where i.status = 'open'))::integer,
    coalesce(sum(i.amount_remaining) filter (where i.status = 'open'), 0)::bigint,
    (count(*) filter (where app.is_listed('overdue', i.status, i.falls_due_at)))::integer,
    coalesce(sum(i.amount_remaining) filter (where app.is_listed('overdue', i.status, i.falls_due_at)), 0)::bigint,
    (count(*) filter (where i.status = 'paid'))::integer,
    coalesce(sum(i.amount_paid) filter (where i.status = 'paid'), 0)::bigint,
    coalesce(sum(i.amount_paid) filter (
      where i.status = 'paid' and coalesce(i.paid_elsewhere_on, (i.paid_at at time zone $4)::date) >= $3
    ), 0)::bigint
  from public.invoices i
  join public.clients c on c.id = i.client_id
  where ($2 is null or i.client_id = $2) and app.names_invoice($1, i.number, c.name)
  group by i.currency
  order by i.currency
$function$;
GRANT EXECUTE ON FUNCTION public.sum_invoices(text,uuid,date,text) TO authenticated, service_role;

-- ## public.sweep_search_words(text)

CREATE OR REPLACE FUNCTION public.sweep_search_words(after text DEFAULT ''::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last text;
  nowhere text;
begin
  select max(word) into last from (select word from app.search_words where word > $1 order by word limit 1000) looked;
  select string_agg(format(
    'not exists (select from public.%I s where app.search_vector(%s) @@ w.asked)', source, words
  ), ' and ') into nowhere from app.search_sources();
  execute format(
    $q$
      delete from app.search_words known using (
        select distinct word, word::tsquery as asked from app.search_words where word > $1 and word <= $2
      ) w where known.word = w.word and %s
    $q$, nowhere) using $1, last;
  return last;
end
$function$;
GRANT EXECUTE ON FUNCTION public.sweep_search_words(text) TO service_role;

-- ## public.take_checkout(uuid,uuid)

CREATE OR REPLACE FUNCTION public.take_checkout(of_client uuid, taker uuid)
 RETURNS SETOF public.checkouts
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.checkouts as c (client_id, taken_by, taken_until)
  select client.id, taker, now() + interval '30 seconds'
  from public.clients client where client.id = of_client and client.archived_at is null and taker is not null
  on conflict (client_id) do update set taken_by = excluded.taken_by, taken_until = excluded.taken_until
  where c.taken_until <= now()
  returning *
$function$;
GRANT EXECUTE ON FUNCTION public.take_checkout(uuid,uuid) TO service_role;

-- ## public.take_second_subscription(text,uuid)

CREATE OR REPLACE FUNCTION public.take_second_subscription(of_subscription text, taker uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  second public.second_subscriptions;
begin
  perform app.refuse_oversized(of_subscription);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if taker is null then return 'unknown'; end if;
  perform from public.clients c
  join public.second_subscriptions known on known.client_id = c.id
  where known.subscription_id = of_subscription
  for no key update of c;
  select * into second from public.second_subscriptions where subscription_id = of_subscription;
  if not found then return 'unknown'; end if;
  if second.settled_at is not null then return 'returned'; end if;
  if exists (
    select from public.second_subscriptions other
    where other.client_id = second.client_id and other.settled_at is null and other.taken_until > now()
  ) then return 'busy'; end if;
  update public.second_subscriptions set taken_by = taker, taken_until = now() + interval '1 minute'
  where subscription_id = of_subscription;
  return 'taken';
end
$function$;
GRANT EXECUTE ON FUNCTION public.take_second_subscription(text,uuid) TO authenticated, service_role;

-- ## public.take_step_back(uuid,text)

CREATE OR REPLACE FUNCTION public.take_step_back(project_id uuid, seen_step text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_project public.projects;
begin
  perform app.refuse_oversized(seen_step, 4000);
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null or not app.is_client_of(found_project.id) then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.step_done_at is null or found_project.next_step is distinct from $2 then return 'changed'; end if;
  update public.projects p set step_done_at = null, step_done_by = null, step_comment = '' where p.id = found_project.id;
  with untold as (
    delete from public.notifications n
    where n.kind = 'done_step' and n.subject_id = found_project.id and n.decision is null and n.read_at is null
    returning n.user_id
  )
  delete from public.outbox o using untold
  where o.template = 'digest' and o.subject_id = untold.user_id and o.sent_at is null;
  return 'taken back';
end
$function$;
GRANT EXECUTE ON FUNCTION public.take_step_back(uuid,text) TO authenticated, service_role;

-- ## public.take_stripe_event(text,text)

CREATE OR REPLACE FUNCTION public.take_stripe_event(event_id text, event_type text)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  taken public.stripe_events;
begin
  insert into public.stripe_events as e (id, type, taken_until)
  values (event_id, event_type, now() + interval '20 seconds')
  on conflict (id) do update set taken_until = excluded.taken_until
  where e.processed_at is null and e.taken_until < now()
  returning * into taken;
  if taken.id is not null then return nextval('public.stripe_readings'); end if;
  select * into taken from public.stripe_events where id = event_id;
  return case when taken.processed_at is null then -1 else 0 end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.take_stripe_event(text,text) TO service_role;

-- ## public.tell_of_factors()

CREATE OR REPLACE FUNCTION public.tell_of_factors()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told integer := 0;
  factor record;
  opens_with text;
begin
  for factor in
    insert into app.told_factors as known (factor_id, user_id, name, added_at)
    select proven.id, proven.user_id, proven.name, proven.added_at from app.proven_factors(null) proven
    where not exists (select from app.told_factors already where already.factor_id = proven.id)
    order by proven.id
    on conflict do nothing
    returning known.*
  loop
    told := told + 1;
    insert into public.audit_log (user_id, action, table_name, row_id)
    values (factor.user_id, 'factorAdded', 'users', factor.user_id::text);
    perform app.queue_mail(
      person.email, 'factor-added', jsonb_build_object('name', factor.name), person.id,
      concat_ws(':', 'factor', factor.factor_id, gen_random_uuid())
    ) from public.users person where person.id = factor.user_id;
  end loop;
  for factor in
    delete from app.told_factors known where known.factor_id in (
      select gone.factor_id from app.told_factors gone
      where not exists (select from app.proven_factors(null) proven where proven.id = gone.factor_id)
      order by gone.factor_id for update of gone skip locked
    )
    returning known.*
  loop
    told := told + 1;
    opens_with := case
      when app.has_factor(factor.user_id) then 'another'
      when exists (select from app.must_enrol who where who.user_id = factor.user_id and who.since <= now()) then 'none'
      else 'password'
    end;
    if opens_with = 'password' then
      -- Asked once more by the statement that deletes: who has codes again meanwhile has a factor.
      delete from app.recovery_codes code where code.user_id = factor.user_id and not app.has_factor(code.user_id);
    end if;
    insert into public.audit_log (user_id, action, table_name, row_id)
    values (factor.user_id, 'factorRemoved', 'users', factor.user_id::text);
    perform app.queue_mail(
      person.email, 'factor-removed', jsonb_build_object('name', factor.name, 'opens_with', opens_with), person.id,
      concat_ws(':', 'factor', factor.factor_id, gen_random_uuid())
    ) from public.users person where person.id = factor.user_id;
  end loop;
  return told;
end
$function$;
GRANT EXECUTE ON FUNCTION public.tell_of_factors() TO service_role;

-- ## public.tell_of_new_devices(timestamp with time zone)

CREATE OR REPLACE FUNCTION public.tell_of_new_devices(at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told integer := 0;
  step record;
begin
  for step in
    with steps as (
      select awaited.session_id, exists (
        select from auth.sessions session
        where session.id = awaited.session_id and to_jsonb(session) ->> 'aal' = 'aal2'
      ) as is_done
      from app.awaited_steps awaited
      order by awaited.session_id for update of awaited skip locked
    )
    delete from app.awaited_steps gone using steps
    where gone.session_id = steps.session_id and (steps.is_done or gone.at < $1 - interval '5 minutes')
    returning gone.*, steps.is_done
  loop
    told := told + 1;
    perform app.tell_of_device(step.user_id, step.browser, step.system, step.at, step.is_done);
  end loop;
  return told;
end
$function$;
GRANT EXECUTE ON FUNCTION public.tell_of_new_devices(timestamp with time zone) TO service_role;

-- ## public.total_change_orders(uuid)

CREATE OR REPLACE FUNCTION public.total_change_orders(project uuid)
 RETURNS TABLE(price_cents bigint, days_delta bigint, currency text, approved bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select sum(o.price_cents), sum(o.days_delta), o.currency, count(*)
  from public.change_orders o
  where o.project_id = project and o.status = 'approved'
  group by o.currency
  order by o.currency
$function$;
GRANT EXECUTE ON FUNCTION public.total_change_orders(uuid) TO authenticated, service_role;

-- ## public.turn_down_delivery(public.publish_state,text,jsonb)

CREATE OR REPLACE FUNCTION public.turn_down_delivery(outcome public.publish_state, reason text, document jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.publish_events (delivery_key, state, error, document_id, document_type, settled_at)
  values (
    left(outcome || ':' || reason || ':' || coalesce(document ->> 'id', '') || ':'
      || to_char(now(), 'YYYYMMDDHH24MI'), 300),
    outcome, reason, document ->> 'id', document ->> 'type', now()
  )
  on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1
$function$;
GRANT EXECUTE ON FUNCTION public.turn_down_delivery(public.publish_state,text,jsonb) TO service_role;

-- ## public.unlink_person(uuid,uuid)

CREATE OR REPLACE FUNCTION public.unlink_person(client_id uuid, user_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for no key update;
  if exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id = $2 and m.sees_money
  ) and not app.sees_money_beside($1, $2) and exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id <> $2
  ) then
    return 'last';
  end if;
  delete from public.client_members m where m.client_id = $1 and m.user_id = $2;
  return case when found then 'removed' else 'missing' end;
end
$function$;
GRANT EXECUTE ON FUNCTION public.unlink_person(uuid,uuid) TO authenticated, service_role;

-- ## public.unsubscribe(uuid)

CREATE OR REPLACE FUNCTION public.unsubscribe(user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.notification_settings (user_id, mailed_kinds)
  select id, '{}' from public.users where id = $1
  on conflict on constraint notification_settings_pkey do update set mailed_kinds = '{}';
  return found;
end
$function$;
GRANT EXECUTE ON FUNCTION public.unsubscribe(uuid) TO service_role;

-- ## public.use_recovery_code(text)

CREATE OR REPLACE FUNCTION public.use_recovery_code(code_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := app.signed_in_as();
  session_id uuid;
begin
  perform app.refuse_oversized($1);
  if account is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  session_id := (auth.jwt() ->> 'session_id')::uuid;
  perform pg_advisory_xact_lock(hashtext('recovery codes'), hashtext(account::text));
  if not app.has_factor(account) and not app.is_lost_elsewhere(account) then return 'unknown'; end if;
  if exists (
    select from app.recovery_codes code
    join auth.mfa_factors factor on factor.user_id = account and factor.status::text = 'verified'
    where code.user_id = account and code.code_hash = $1 and code.used_in = session_id
      and factor.created_at < code.used_at
  ) then return 'used'; end if;
  update app.recovery_codes code set used_at = now(), used_in = session_id
  where code.user_id = account and code.code_hash = $1 and code.used_at is null;
  if not found then return 'unknown'; end if;
  -- The first moment stays: a factor that was set up since then is none of before.
  insert into app.must_enrol (user_id, reason, since, session_id) values (account, 'lost', now(), session_id)
  on conflict (user_id, reason) do update
  set since = least(app.must_enrol.since, excluded.since), session_id = excluded.session_id;
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, 'recoveryCode', 'users', account::text);
  return 'used';
end
$function$;
GRANT EXECUTE ON FUNCTION public.use_recovery_code(text) TO authenticated, service_role;