#!/bin/sh
# Writes deploy/secrets/: random keys, and a certificate for trying out the site. Keeps existing files.
set -eu
umask 077
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
cd "$folder"

# Compose mounts these files as they are, and the programs that read them run as different users.
keep() { [ -s "$1" ] || { cat > "$1"; chmod 644 "$1"; }; }

openssl rand -hex 24 | keep database-password
printf 'postgresql://portal:%s@database:5432/portal\n' "$(cat database-password)" | keep database-url
openssl rand -hex 10 | keep s3-access-key-id
openssl rand -hex 24 | keep s3-secret-access-key
openssl rand -base64 48 | keep auth-secret
openssl rand -base64 18 | keep admin-password
if [ ! -s tls.crt ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout tls.key -out tls.crt 2>/dev/null
fi
chmod 700 .
echo "The secrets are in $folder. Put your own certificate and its key into tls.crt and tls.key."
