#!/bin/bash
# The copies that pages ask for, 32 KB or little more:  bash small.sh     (needs cwebp)
set -eu
cd "$(dirname "$0")/.." && mkdir -p small
for picture in *.webp; do
  for side in 160 320 640; do
    copy=small/${picture%.webp}-$side.webp
    [ "$copy" -nt "$picture" ] && continue
    for quality in 76 68 60 52 44; do
      cwebp -quiet -q $quality -m 6 -sharp_yuv -resize $side 0 "$picture" -o "$copy"
      [ "$(stat -c %s "$copy")" -gt 32768 ] || break
    done
  done
done
