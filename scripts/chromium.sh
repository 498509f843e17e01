#!/bin/sh
# Sees to it that Chromium is there for the tests in the browser: Debian's, by apt-get, when there is none.
set -eu

shell=chromium-headless-shell # Chromium without windows, where there is such a package: it is several times as quick
if command -v $shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || [ -x "${DEMESNE_CHROMIUM:-}" ]; then
	exit 0
fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
	as_root='sudo -n'
	if ! sudo -n true 2>/dev/null; then
		echo "The tests in the browser need Chromium: install it, for example by 'sudo apt-get install chromium'," >&2
		echo "or name one you have: DEMESNE_CHROMIUM=/path/to/chromium make test" >&2
		exit 1
	fi
fi
if ! command -v apt-get >/dev/null 2>&1; then
	echo "The tests in the browser need Chromium; name one you have: DEMESNE_CHROMIUM=/path/to/chromium make test" >&2
	exit 1
fi

echo "Installing Chromium …"
heard=$(mktemp)
trap 'rm -f "$heard"' EXIT
install() {
	DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install --yes --no-install-recommends "$1" fonts-liberation
}
if ! { $as_root apt-get -qq update && { install $shell || install chromium; }; } </dev/null >"$heard" 2>&1; then
	cat "$heard" >&2
	exit 1
fi
