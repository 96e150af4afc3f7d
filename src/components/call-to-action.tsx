import { messages } from '#config/messages';
import { site } from '#config/site';

const { title, text, button, place } = messages.callToAction;

/** The invitation to visit the space that ends every article (Spec §1). */
export function CallToAction() {
	return (
		<aside className="cta" aria-labelledby="convite">
			<div>
				<h2 id="convite">{title}</h2>
				<p>{text}</p>
			</div>
			<div className="cta-act">
				<a
					className="btn btn-fill"
					href={site.company.url}
					data-cta-type="visit"
					data-cta-location="article"
				>
					{button}
				</a>
				<small>{place}</small>
			</div>
		</aside>
	);
}
