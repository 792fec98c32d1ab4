#!/bin/bash
# Copies for pages of the site, in the sizes and proportions that they show:  bash site.sh     (needs cwebp)
set -eu
cd "$(dirname "$0")/.." && SITE=../../mf-marketing/src
copy() { cwebp -quiet -q "$4" -m 6 -sharp_yuv ${5:-} -resize "$3" 0 "$1.webp" -o "$2.webp"; }
for stage in before after; do
  copy kitchen-a-$stage $SITE/landing/shown-work/kitchen-$stage 960 72
  copy kitchen-a-$stage $SITE/landing/shown-work/kitchen-$stage-640 640 72
done
# An article's is 16 to 9: the middle of it.
article() {
  local size; size=$(webpinfo "$1.webp" | awk '/Width/ {w = $2} /Height/ {print w, $2; exit}')
  local width=${size% *} height=${size#* }; local cut=$((width * 9 / 16))
  local crop="-crop 0 $(((height - cut) / 2)) $width $cut"
  copy "$1" "$SITE/articles/photos/$2" 960 70 "$crop"
  copy "$1" "$SITE/articles/photos/$2-480" 480 70 "$crop"
}
article plaster-b-before damp
article roof-slates-b-before roof
article attic-insulation-a-after insulation
article electric-panel-a-before wiring
article bathroom-tiles-b-after bathroom
