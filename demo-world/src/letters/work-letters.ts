import type { Language } from '../trades/trade';

/** What somebody writes who hands in work, by trade. */
export const WORK_LETTERS: Record<Language, Record<string, readonly string[]>> = {
  en: {
    plumbing: [
      'Everything is connected and was under pressure for a day without a drop. The shut-off is labeled.',
      'All fixtures run and drain, and the inspector has signed. The spare valve is in the cabinet.',
    ],
    electrical: [
      'All circuits are tested and the panel has a printed list inside its door.',
      'Everything is live again, the certificate is in the folder and the old wiring is out.',
    ],
    carpentry: [
      'Built, scribed to the wall and oiled twice. The offcuts are labeled in the basement.',
      'All of it is fixed and level. The wood may move a little in winter; call me if anything sticks.',
    ],
    masonry: [
      'The last joint is struck and the sacking can come off on Sunday. The site is washed down.',
      'All stones are set and the mortar has its color. Please keep it damp for three days.',
    ],
    roofing: [
      'The roof is closed and the flashing is new. I ran a hose over it for half an hour: dry inside.',
      'The last row is on, the gutters are clean and the magnet has been over the lawn.',
    ],
    painting: [
      'Two coats are on and the tape is off. Give it a day before you hang anything.',
      'Finished this morning; the rest of each color is labeled and in the closet.',
    ],
    tiling: [
      'Grouted and sealed. Please stay off it until tomorrow evening; six spare tiles are left for you.',
      'The last tile is set and the joints are cleaned. The silicone needs a day.',
    ],
    hvac: [
      'It runs quietly and holds the temperature. The settings and the first service date are on the cover.',
      'Commissioned and balanced; the readings are in the folder. Run it for a week and tell me how it feels.',
    ],
    landscaping: [
      'Everything is planted and watered in, and the paths are swept. Water twice a week until it rains.',
      'The levels drain away from the house, as we tried with the hose. The spare stone is by the shed.',
    ],
    drywall: [
      'Sanded and ready for primer; I went over every joint with a lamp.',
      'All boards are up, taped and smooth, and the dust has left with us.',
    ],
    flooring: [
      'The floor is down and finished. Please no rugs for a week, and socks only until Sunday.',
      'All boards are laid and the thresholds are on. Two spare packs are in the closet.',
    ],
    windows: [
      'All of them open, close and lock, and the outside is sealed. The labels are off.',
      'Fitted, foamed and trimmed. One sill was soft and has been replaced; the picture is attached.',
    ],
    insulation: [
      'The insulation is in at full depth and the vents are clear; rulers show the depth.',
      'Closed and sealed; the blower door reading before and after is attached.',
    ],
    demolition: [
      'All of it is out, the openings are made safe and the dump slips are attached.',
      'Cleared to the line in the drawing and swept. Nothing we met was on the list of hazards.',
    ],
    surveying: [
      'Drawing and point file are attached; closure is within the tolerance we agreed.',
      'All marks are set and the plan is signed. The two points that moved are in red.',
    ],
    architecture: [
      'The drawing set is attached, with the changes since our last meeting in clouds.',
      'Plans, sections and schedule are complete and checked. The open questions are on the last page.',
    ],
    'site management': [
      'The schedule and the minutes of the last meeting are attached; three open points have names and dates.',
      'Handover is signed, the defects list is closed, and the files are in the shared folder.',
    ],
  },
  fr: {
    plumbing: [
      'Tout est raccordé et resté un jour sous pression sans une goutte. La vanne d’arrêt est étiquetée.',
      'Tous les appareils coulent et s’évacuent ; les pièces restantes sont dans le placard.',
    ],
    electrical: [
      'Tous les circuits sont testés et la liste est collée dans la porte du tableau.',
      'Le courant est remis, l’attestation est dans le dossier et les anciens fils sont partis.',
    ],
    carpentry: [
      'Tout est posé, ajusté au mur et huilé deux fois. Les chutes sont étiquetées à la cave.',
      'C’est fixé et de niveau. Le bois bougera un peu en hiver ; appelez si quelque chose force.',
    ],
    masonry: [
      'Le dernier joint est serré et le chantier lavé. Gardez le mortier humide trois jours.',
      'Toutes les pierres sont posées et le mortier a pris sa teinte.',
    ],
    roofing: [
      'La toiture est fermée et les solins sont neufs. Une demi-heure de jet d’eau : sec à l’intérieur.',
      'Le dernier rang est posé et les gouttières sont propres.',
    ],
    painting: [
      'Deux couches, et le ruban est retiré. Attendez un jour avant d’accrocher quoi que ce soit.',
      'Fini ce matin ; le reste de chaque teinte est étiqueté dans le placard.',
    ],
    tiling: [
      'Les joints sont faits et protégés. N’y marchez pas avant demain soir ; six carreaux de réserve vous restent.',
      'Le dernier carreau est posé et tout est nettoyé. Le silicone demande un jour.',
    ],
    insulation: [
      'L’isolant est à pleine épaisseur et les entrées d’air sont libres.',
      'Tout est fermé et étanche ; la mesure avant et après est jointe.',
    ],
    landscaping: [
      'Tout est planté et arrosé, les allées sont balayées. Deux arrosages par semaine jusqu’à la pluie.',
      'L’eau s’éloigne bien de la maison, comme nous l’avons essayé ensemble.',
    ],
    architecture: [
      'Le dossier de plans est joint, les changements depuis notre réunion sont entourés.',
      'Plans, coupes et descriptif sont complets et relus. Les questions ouvertes sont en dernière page.',
    ],
  },
};
