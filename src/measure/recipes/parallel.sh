#!/bin/sh
# A measurement in shards by GNU parallel, from the root of the project:
#
#   sh src/measure/recipes/parallel.sh NAME SHARDS FILE [--samples N] [--seed TEXT]
#
# It runs as many shards at a time as there are processors; PARALLEL='--sshlogin a,b --workdir ...' adds machines that see
# the same folder. Stopped in any way, the same line goes on where it was.
set -eu
name=$1 shards=$2 file=$3
shift 3
seq "$shards" | parallel -q --halt soon,fail=1 \
  npm run -s lucie -- measure "$name" --shard "{}/$shards" --out "$file" --jobs 1 "$@"
npm run -s lucie -- measure merge --out "$file" "$file".*-of-"$shards".part
