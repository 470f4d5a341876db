import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.lucene.analysis.Analyzer;
import org.opensearch.analysis.common.CommonAnalysisModulePlugin;
import org.opensearch.index.analysis.AnalyzerProvider;
import org.opensearch.index.analysis.PreBuiltAnalyzerProviderFactory;
import org.opensearch.index.analysis.TokenizerFactory;
import org.opensearch.indices.analysis.AnalysisModule.AnalysisProvider;

/** The analysis of OpenSearch for a Java that cannot cut Thai: with the two that need it no index could be made. */
public class AnalysisWithoutThai extends CommonAnalysisModulePlugin {
  @Override
  public List<PreBuiltAnalyzerProviderFactory> getPreBuiltAnalyzerProviderFactories() {
    var factories = new ArrayList<>(super.getPreBuiltAnalyzerProviderFactories());
    factories.removeIf(factory -> factory.getName().equals("thai"));
    return factories;
  }

  @Override
  public Map<String, AnalysisProvider<AnalyzerProvider<? extends Analyzer>>> getAnalyzers() {
    var analyzers = new TreeMap<>(super.getAnalyzers());
    analyzers.remove("thai");
    return analyzers;
  }

  @Override
  public Map<String, AnalysisProvider<TokenizerFactory>> getTokenizers() {
    var tokenizers = new TreeMap<>(super.getTokenizers());
    tokenizers.remove("thai");
    return tokenizers;
  }
}
