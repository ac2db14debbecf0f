-- Under which a withdrawal left the bank or stands on the chain, as who paid it noted it.
ALTER TABLE withdrawal_target ADD COLUMN payment_reference text
  CHECK (length(payment_reference) <= 100);
GRANT UPDATE (payment_reference) ON withdrawal_target TO fairtick_app;
