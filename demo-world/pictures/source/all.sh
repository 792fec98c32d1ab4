#!/bin/bash
# Renders what is missing, one picture at a time:  bash all.sh FOLDER [scene-variant ...]     e.g. bash all.sh out bath-b
# Without names: every picture of index.py, in its order. Stop it at any time: what is done is kept, and it goes on there.
# From the environment: SPP, samples (32); W, width rendered (1200); OUT, width written (as W); THREADS (1);
# PAUSE, a file while which exists no picture is begun.
set -u
cd "$(dirname "$0")" && FOLDER=${1:?folder}; shift; mkdir -p "$FOLDER"
W=${W:-1200}; export THREADS=${THREADS:-1}; export OMP_NUM_THREADS=$THREADS
export DENOISE_SO=${DENOISE_SO:-$FOLDER/denoise.so}
[ -e "$DENOISE_SO" ] || cc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o "$DENOISE_SO" -lm
[ $# -gt 0 ] || set -- $(grep -oE "^    '[a-z]+(-[a-z]+)?-[a-c]'" index.py | tr -d " '")
for key in "$@"; do for stage in before after; do
  png="$FOLDER/$key-$stage.png"; [ -e "$png" ] && continue
  while [ -n "${PAUSE:-}" ] && [ -e "$PAUSE" ]; do sleep 10; done
  nice -n 19 blender -b -t "$THREADS" -P render.py -- "${key%%-*}" "${key#*-}" $stage "$png.part" "${SPP:-32}" "$W" "${OUT:-$W}" 2>&1 | grep -E "SHOT|Error|line [0-9]" | grep -v "Not freed"
  [ -e "$png.part" ] && mv "$png.part" "$png"
done; done
