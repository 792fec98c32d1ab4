-- What was decided before money could be held: the payment approved, or left pending.
UPDATE "disputes" SET "outcome" = CASE "outcome" WHEN 'pay' THEN 'release' WHEN 'withhold' THEN 'refund' ELSE "outcome" END WHERE "outcome" IS NOT NULL;
