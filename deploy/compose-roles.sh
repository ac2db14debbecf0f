#!/bin/sh
# Run once by the PostgreSQL image on an empty database: the three roles of docs/runbooks/install.md.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v server="$SERVER_PASSWORD" -U postgres <<'SQL'
CREATE ROLE fairtick_app NOLOGIN;
CREATE ROLE fairtick_owner LOGIN PASSWORD :'owner' IN ROLE fairtick_app;
CREATE ROLE fairtick LOGIN PASSWORD :'server' IN ROLE fairtick_app;
CREATE DATABASE fairtick OWNER fairtick_owner;
SQL
