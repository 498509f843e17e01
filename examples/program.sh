#!/bin/sh
# A program that plays at a demesne server: the first legal move, against a bot of the house, until the game is over.
#
# sh examples/program.sh http://127.0.0.1:8800       (with the token in DEMESNE_TOKEN; see docs/programs.md; needs curl)
set -eu
server="$1/api/v1"
token="Authorization: Bearer $DEMESNE_TOKEN"

ask() { # PATH BODY [KEY]
	curl -sSf -H "$token" -H "Idempotency-Key: ${3:-none-needed}" -d "$2" "$server$1"
}

table=$(ask /tables '{"game":"kingdomino","seats":[{"kind":"you"},{"kind":"bot","bot":"greedy"}]}' |
	sed 's/.*"table":"\([^"]*\)".*/\1/')
curl -sSN -H "$token" "$server/games/$table/stream" | while read -r line; do
	case "$line" in
	'{"type":"game"'*'"moves":["'* | '{"type":"turn"'*)
		seq=$(printf '%s\n' "$line" | sed 's/[^,]*,"seq":\([0-9]*\).*/\1/')
		move=$(printf '%s\n' "$line" | sed 's/.*"moves":\["\([^"]*\)".*/\1/')
		ask "/games/$table/moves" "{\"seq\":$seq,\"move\":\"$move\"}" "move-number-$seq" >/dev/null
		;;
	'{"type":"over"'*)
		printf '%s\n' "$line" | sed 's/.*"seats":\[0\][^}]*"total":\([0-9]*\).*/seat 0: \1 points/'
		;;
	esac
done
