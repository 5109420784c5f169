// What an answer costs and what it brings, in a sentence below the question.
import { offerIn } from '../../modules/auction.ts';
import { landmarkQuestion } from '../../modules/questions.ts';
import { spanPiece } from '../../modules/spans.ts';
import type { Question } from '../../model/question.ts';
import { choiceAt, type Play } from './play.ts';
import type { Sayer } from './say_choice.ts';

/** The span that the place looked at needs, or what it means to put the tile away. */
function sayPlacing(question: Question, play: Play, { texts, surface }: Sayer): string | null {
  const target = choiceAt(play)?.target;
  const left = surface.position.supplies[spanPiece]?.[question.seat] ?? 0;
  if (target?.on === 'cell' && target.turns[play.variant]?.span) return texts.trade.spanHere(left);
  return question.decline === null ? null : texts.trade.refuse;
}

/** The points of the small city that is asked about. */
function landmarkPoints(play: Play, { areas }: Sayer): number | null {
  const target = (choiceAt(play) ?? play.choices[0])?.target;
  return target?.on === 'landmark' ? (areas.at(target.cell, target.feature)?.worth ?? null) : null;
}

export function sayTrade(question: Question, play: Play, isSpanning: boolean, sayer: Sayer): string | null {
  const { trade } = sayer.texts;
  const { position } = sayer.surface;
  const { supplies } = position;
  const offer = offerIn(position);
  const nameOf = (seat: number | undefined): string => sayer.seats[seat ?? -1]?.name ?? '';
  switch (question.asks) {
    case 'place':
      return sayPlacing(question, play, sayer);
    case 'follower':
      return isSpanning ? trade.span(supplies[spanPiece]?.[question.seat] ?? 0) : null;
    case landmarkQuestion:
      return trade.landmark(landmarkPoints(play, sayer));
    case 'reward':
      return trade.reward;
    case 'recall':
      return trade.recall;
    case 'offer':
      return trade.offer;
    case 'bid':
      return trade.bid(nameOf(offer?.seat));
    case 'sell':
      return trade.sell(nameOf(offer?.bidder), offer?.bid ?? 0);
    case 'take':
      return trade.take;
    case 'score':
      return choiceAt(play)?.lines.length === 2 ? trade.double : trade.order;
    case 'extra':
      return trade.extra;
  }
}
