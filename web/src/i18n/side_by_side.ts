// The bundle follows the order of imports: subject by subject, both languages lie side by side, and what their texts have in
// common compresses better.
import '../modules/texts.ts';
import './de/board.ts';
import './en/board.ts';
import './de/guide.ts';
import './en/guide.ts';
import './de/log.ts';
import './en/log.ts';
import './de/names.ts';
import './en/names.ts';
import './de/pages.ts';
import './en/pages.ts';
import './de/questions.ts';
import './en/questions.ts';
import './de/refusals.ts';
import './en/refusals.ts';
import './de/review.ts';
import './en/review.ts';
import './de/scoring.ts';
import './en/scoring.ts';
import './de/table.ts';
import './en/table.ts';
import './de/words.ts';
import './en/words.ts';
