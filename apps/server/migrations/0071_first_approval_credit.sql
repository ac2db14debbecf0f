-- What the first of two approved: another credit, of another rate, needs two people anew (REL-58).
ALTER TABLE deposit_first_approval ADD COLUMN credit bigint NOT NULL DEFAULT 0;
ALTER TABLE deposit_first_approval ALTER COLUMN credit DROP DEFAULT;
ALTER TABLE deposit_first_approval DROP CONSTRAINT deposit_first_approval_pkey;
ALTER TABLE deposit_first_approval ADD PRIMARY KEY (deposit_id, credit);
