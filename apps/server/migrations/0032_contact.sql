-- A user may change how he is reached and logs in; whose account it is stays.

GRANT UPDATE (phone, phone_key, email, email_key) ON app_user TO fairtick_app;
