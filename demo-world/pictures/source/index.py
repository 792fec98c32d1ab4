"""Which place is which, and PNG to WebP:  python3 index.py FOLDER_OF_PNGS OUTPUT_FOLDER     (needs cwebp)"""
import sys, os, subprocess

NAMES = {  # scene and variant: name of the place; rendered in this order
    'bath-a': 'bathroom-tiles-a',
    'bath-b': 'bathroom-tiles-b',
    'bath-c': 'bathroom-tiles-c',
    'inside-kitchen-a': 'kitchen-a',
    'inside-kitchen-b': 'kitchen-b',
    'room-paint-a': 'painting-room-a',
    'room-paint-b': 'painting-room-b',
    'room-paint-c': 'painting-room-c',
    'room-floor-a': 'floor-sanding-a',
    'wall-plaster-a': 'plaster-a',
    'wall-plaster-b': 'plaster-b',
    'wall-brick-a': 'brick-repointing-a',
    'wall-brick-b': 'brick-repointing-b',
    'roof-roof-a': 'roof-tiles-a',
    'roof-roof-b': 'roof-slates-b',
    'roof-gutter-a': 'gutter-a',
    'yard-deck-a': 'deck-a',
    'yard-steps-a': 'front-steps-a',
    'inside-attic-a': 'attic-insulation-a',
    'room-radiator-a': 'radiator-a',
    'room-window-a': 'window-a',
    'inside-splash-a': 'backsplash-a',
    'inside-sink-a': 'sink-pipes-a',
    'inside-panel-a': 'electric-panel-a',
    'room-floor-b': 'floor-sanding-b',
    'room-floor-c': 'floor-sanding-c',
    'room-radiator-b': 'radiator-b',
    'room-window-b': 'window-b',
    'room-door-a': 'door-a',
    'room-door-b': 'door-b',
    'wall-brick-c': 'brick-repointing-c',
    'yard-deck-b': 'deck-b',
    'yard-fence-a': 'fence-a',
    'yard-fence-b': 'fence-b',
    'yard-garden-a': 'garden-a',
    'yard-garden-b': 'garden-b',
    'yard-steps-b': 'front-steps-b',
    'roof-roof-c': 'roof-shingles-c',
    'roof-gutter-b': 'gutter-b',
    'inside-kitchen-c': 'kitchen-c',
    'inside-splash-b': 'backsplash-b',
    'inside-splash-c': 'backsplash-c',
    'inside-sink-b': 'sink-pipes-b',
    'inside-panel-b': 'electric-panel-b',
    'inside-attic-b': 'attic-insulation-b',
    'more-tank-a': 'water-heater-a',
    'more-tank-b': 'water-heater-b',
    'more-tank-c': 'water-heater-c',
    'more-extend-a': 'extension-a',
    'more-extend-b': 'extension-b',
    'more-extend-c': 'extension-c',
    'more-shelf-a': 'bookcase-a',
    'more-shelf-b': 'bookcase-b',
    'more-wallout-a': 'wall-removal-a',
    'more-wallout-b': 'wall-removal-b',
    'yard-deck-c': 'deck-c',
}
MOST_BYTES = 120_000


def webp(source, target):
    for quality in (84, 80, 76, 72, 67, 62, 56, 50, 44):
        subprocess.run(['cwebp', '-quiet', '-q', str(quality), '-m', '6', '-sharp_yuv', source, '-o', target], check=True)
        if os.path.getsize(target) <= MOST_BYTES: return


def main(folder, out):
    for file in sorted(os.listdir(folder)):
        if not file.endswith('.png'): continue
        key, stage = file[:-4].rsplit('-', 1)
        if key not in NAMES: continue
        source, target = os.path.join(folder, file), os.path.join(out, f'{NAMES[key]}-{stage}.webp')
        if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source): webp(source, target); print(target)


main(*sys.argv[1:3])
