/** Placeholder cards with the size of real ones; CSS shows them after 200 ms of loading. */
export function CardSkeletons({ count = 3, label }: { count?: number; label: string }) {
	return (
		<div className="skeletons">
			<p className="status" role="status">
				{label}
			</p>
			<div className="grid" aria-hidden="true">
				{Array.from({ length: count }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
					<div className="card skel loading" key={index}>
						<div className="media" />
						<div className="card-body">
							<i />
							<i />
							<i />
							<i />
							<i />
							<i />
						</div>
					</div>
				))}
			</div>
		</div>
	);
}
