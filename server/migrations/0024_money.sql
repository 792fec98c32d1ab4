CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text,
	"user_id" uuid,
	"contract_id" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('external','losses','fees','held','wallet','clearing','outgoing')),
	CONSTRAINT "accounts_owner" CHECK (("accounts"."kind" in ('wallet','clearing','outgoing')) = ("accounts"."user_id" is not null) and ("accounts"."kind" = 'held') = ("accounts"."contract_id" is not null) and ("accounts"."kind" = 'external') = ("accounts"."provider" is not null)),
	CONSTRAINT "accounts_not_negative" CHECK ("accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "documents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_number" UNIQUE("number"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt','invoice','creditNote'))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "entries_once" UNIQUE("transfer_id","account_id"),
	CONSTRAINT "entries_not_zero" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"contract_id" uuid,
	"milestone_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"payout_id" uuid,
	"dispute_id" uuid,
	"chargeback_id" uuid,
	"event" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "transfers_key" UNIQUE("key"),
	CONSTRAINT "transfers_reason" CHECK ("transfers"."reason" in ('charge','fund','release','refund','award','awardBack','shift','clear','payback','paidBack','paybackFailed','withdraw','withdrawn','withdrawFailed','withdrawReturned','chargeback','chargebackWon'))
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestones_amount" CHECK ("milestones"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "chargebacks_ref" UNIQUE("provider","ref"),
	CONSTRAINT "chargebacks_status" CHECK ("chargebacks"."status" in ('open','won','lost')),
	CONSTRAINT "chargebacks_amount" CHECK ("chargebacks"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"brand" text,
	"last4" text NOT NULL,
	"expires" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_kind" CHECK ("payment_methods"."kind" in ('card','bank')),
	CONSTRAINT "payment_methods_last4" CHECK ("payment_methods"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"milestone_id" uuid,
	"payer_id" uuid NOT NULL,
	"method_id" uuid,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_balance" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"ref" text,
	"failure" text,
	"action_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending','action','succeeded','failed')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."from_balance" >= 0 and "payments"."amount" + "payments"."from_balance" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method_id" uuid,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"ref" text,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('pending','paid','failed')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"ref" text,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending','paid','failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_chargeback_id_chargebacks_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargebacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_person" ON "accounts" USING btree ("user_id","kind") WHERE "accounts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_contract" ON "accounts" USING btree ("contract_id") WHERE "accounts"."contract_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_house" ON "accounts" USING btree ("kind",coalesce(provider, '')) WHERE "accounts"."kind" in ('external', 'losses', 'fees');--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfers_contract" ON "transfers" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_milestone" ON "transfers" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "transfers_payment" ON "transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_refund" ON "transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "transfers_payout" ON "transfers" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "transfers_dispute" ON "transfers" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "transfers_chargeback" ON "transfers" USING btree ("chargeback_id");--> statement-breakpoint
CREATE INDEX "milestones_contract" ON "milestones" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "chargebacks_payment" ON "chargebacks" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_token" ON "payment_methods" USING btree ("user_id","token") WHERE "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("user_id","kind") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("contract_id",coalesce(milestone_id, contract_id)) WHERE "payments"."status" in ('pending', 'action');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("provider","ref") WHERE "payments"."ref" is not null;--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_contract" ON "payments" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_ref" ON "payouts" USING btree ("provider","ref") WHERE "payouts"."ref" is not null;--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_method" ON "payouts" USING btree ("method_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_ref" ON "refunds" USING btree ("provider","ref") WHERE "refunds"."ref" is not null;--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id","created_at");--> statement-breakpoint
-- Waits for the end of the transaction, so that milestones can change places.
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_position" UNIQUE ("contract_id", "position") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- What is booked stays. Only who empties a whole test database says otherwise, and for that transaction alone.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('plumbline.may_erase', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_kept BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_kept BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_kept BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_kept BEFORE DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfers_filled BEFORE TRUNCATE ON "transfers" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_filled BEFORE TRUNCATE ON "entries" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_filled BEFORE TRUNCATE ON "documents" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_filled BEFORE TRUNCATE ON "accounts" EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_empty BEFORE INSERT ON "accounts" FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Only entries move balances: an UPDATE that no trigger makes is refused.
CREATE TRIGGER accounts_moved BEFORE UPDATE ON "accounts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind NOT IN ('external', 'losses');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_applied AFTER INSERT ON "entries" FOR EACH ROW EXECUTE FUNCTION apply_entry();
--> statement-breakpoint
CREATE FUNCTION prove_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transfers_balance AFTER INSERT ON "transfers" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_transfer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT ON "entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_transfer();
