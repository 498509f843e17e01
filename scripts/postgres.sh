#!/bin/sh
# Sees to it that PostgreSQL is there for the tests of the store: Debian's, by apt-get, when there is none. None is run:
# the tests start one of their own, in a folder of its own, and end it.
set -eu

for there in "${DEMESNE_POSTGRES:-}" /usr/lib/postgresql/*/bin /usr/pgsql-*/bin; do
	[ -n "$there" ] && [ -x "$there/initdb" ] && exit 0
done
command -v initdb >/dev/null 2>&1 && exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
	as_root='sudo -n'
	if ! sudo -n true 2>/dev/null; then
		echo "The tests of the store need PostgreSQL: install it, for example by 'sudo apt-get install postgresql'," >&2
		echo "or name the folder of its programs: DEMESNE_POSTGRES=/path/to/bin make test" >&2
		exit 1
	fi
fi
if ! command -v apt-get >/dev/null 2>&1; then
	echo "The tests of the store need PostgreSQL; name the folder of its programs: DEMESNE_POSTGRES=/path/to/bin make test" >&2
	exit 1
fi

echo "Installing PostgreSQL …"
heard=$(mktemp)
settings=$(mktemp -d)
trap 'rm -rf "$heard" "$settings"' EXIT
echo 'create_main_cluster = false' >"$settings/createcluster.conf" # no server that runs beside the tests
$as_root mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || $as_root cp "$settings/createcluster.conf" /etc/postgresql-common/
install() {
	DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install --yes --no-install-recommends postgresql
}
if ! { $as_root apt-get -qq update && install; } </dev/null >"$heard" 2>&1; then
	cat "$heard" >&2
	exit 1
fi
